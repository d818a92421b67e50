import { ALERT_CHANNEL_LABELS, ALERT_FREQUENCY_LABELS } from '@aangan/shared-kit/domain/alert-options';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { bellIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Panel } from '@aangan/shared-kit/ui/layout';
import { startTransition, useRef, useState } from 'react';
import styles from './alerts.module.css';
import { ALERTS_WORDS } from './alerts.words.ts';
import type { OwnAlerts } from './load-alerts.ts';
import { NotificationFields, type Notifications } from './notification-fields.tsx';
import { NO_CHANNEL } from './requirement-problems.ts';
import { noteSavedSearch } from './saved-searches.ts';

interface Saving extends Notifications {
  readonly called: string;
}

interface SaveSearchProps {
  readonly search: { readonly address: string; readonly name: string };
  readonly usual: Notifications;
  readonly channels: OwnAlerts['channels'] | undefined;
}

const LONGEST_NAME = 80;

/** Saves the search the person came from, so that they are notified of new matching homes. */
export function SaveSearch({ search, usual, channels }: SaveSearchProps) {
  const { http, alerts, analytics } = usePlatform();
  const { address } = search;
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(search.name.slice(0, LONGEST_NAME));
  const [notifications, setNotifications] = useState<Partial<Notifications>>({});
  const [saved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const details = useRef<HTMLDetailsElement>(null);
  const section = useRef<HTMLElement>(null);
  // Defaults follow what is known of the person, which a login changes.
  const chosen = { ...usual, ...notifications };

  const saving = useMutation(({ called, frequency, channel = chosen.channel }: Saving, options) =>
    http.request(
      'POST /api/v1/alerts',
      { json: { address, frequency, ...(called.trim() && { name: called }), ...(channel && { channel }) } },
      options,
    ),
  );
  const send = useLoginFirst({ flow: 'account', resume: 'save-search' }, async (search: Saving) => {
    if (!(await saving.run(search))) return;
    analytics.track('save_search', { frequency: search.frequency });
    alerts.show('success', ALERTS_WORDS.saved);
    setSaved(true);
    noteSavedSearch(address);
    startTransition(() => void revalidate());
  });
  const save = async () => {
    // Before login the channels that reach the person are unknown; the server has a default for most people.
    const noChannelChosen = channels !== undefined && chosen.channel === undefined;
    setProblem(noChannelChosen ? NO_CHANNEL : undefined);
    if (noChannelChosen) {
      if (details.current) details.current.open = true;
      return section.current?.querySelector<HTMLElement>('[type="radio"][name$="channel"]:enabled')?.focus();
    }
    setSaved(false);
    await send({ called: name, ...chosen });
  };

  return (
    <Panel as="section" ref={section} className={styles.panel} aria-labelledby="save-search">
      <h2 id="save-search">Save this search</h2>
      <p>{wayWords(chosen)}</p>
      <details ref={details}>
        <summary>Details</summary>
        <div className={styles.details}>
          <TextField
            label="Name"
            name="alert-name"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <NotificationFields
            {...chosen}
            channels={channels}
            onChange={setNotifications}
            name="search"
            problem={problem}
          />
        </div>
      </details>
      {saved && <AlertNote tone="good">{ALERTS_WORDS.savedBelow}</AlertNote>}
      {saving.problem && <AlertNote tone="error">{saving.problem}</AlertNote>}
      <Button variant="primary" icon={bellIcon} busy={saving.busy} onClick={() => void save()}>
        {saved ? 'Save again' : 'Alert me'}
      </Button>
    </Panel>
  );
}

/** `At once · E-mail` */
function wayWords({ frequency, channel }: Notifications): string {
  const often = ALERT_FREQUENCY_LABELS[frequency];
  return channel ? `${often} · ${ALERT_CHANNEL_LABELS[channel]}` : ALERTS_WORDS.often(often);
}
