import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useResumedAction } from '@aangan/shared-kit/platform/resumed-action';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { bellIcon } from '@aangan/shared-kit/ui/icon-paths';
import { startTransition, useRef, useState } from 'react';
import styles from './alerts.module.css';
import type { OwnAlerts } from './load-alerts.ts';
import { NotificationFields, type Notifications } from './notification-fields.tsx';
import { NO_CHANNEL } from './requirement-problems.ts';

interface Saving extends Notifications {
  readonly called: string;
}

interface SaveSearchProps {
  readonly search: { readonly address: string; readonly name: string };
  readonly usual: Notifications;
  readonly channels: OwnAlerts['channels'] | undefined;
}

const RESUME = 'save-search';
const LONGEST_NAME = 80;
const DAY_MINUTES = 24 * 60;

/** Saves the search the person came from, so that they are notified of new matching homes. */
export function SaveSearch({ search, usual, channels }: SaveSearchProps) {
  const { http, signUp, alerts, analytics } = usePlatform();
  const { address } = search;
  const storage = expiringStorage(() => window.sessionStorage, Date.now);
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(search.name.slice(0, LONGEST_NAME));
  const [notifications, setNotifications] = useState<Partial<Notifications>>({});
  const [{ busy, saved, failure }, setState] = useState<{ busy: boolean; saved?: boolean; failure?: string }>({
    busy: false,
  });
  const [problem, setProblem] = useState<string>();
  const section = useRef<HTMLElement>(null);
  // Defaults follow what is known of the person, which a login changes.
  const chosen = { ...usual, ...notifications };

  const send = async ({ called, frequency, channel }: Saving) => {
    setState({ busy: true });
    try {
      await http.request('POST /api/v1/alerts', {
        json: { address, frequency, ...(called.trim() && { name: called }), ...(channel && { channel }) },
      });
      analytics.track('save_search', { frequency });
      alerts.show('success', 'Saved. You hear of new homes that fit.');
      setState({ busy: false, saved: true });
      startTransition(() => void revalidate());
    } catch (error) {
      setState({ busy: false, failure: failureMessage(error) });
    }
  };
  const save = async () => {
    const saving = { called: name, ...chosen };
    // Before login the channels that reach the person are unknown; the server has a default for most people.
    const noChannelChosen = channels !== undefined && chosen.channel === undefined;
    setProblem(noChannelChosen ? NO_CHANNEL : undefined);
    if (noChannelChosen)
      return section.current?.querySelector<HTMLElement>('[type="radio"][name$="channel"]:enabled')?.focus();
    // If the login reloads the page, the form continues with the typed values.
    storage.set(address, saving, DAY_MINUTES);
    if (await signUp.require('account', { resume: RESUME })) await send(saving);
  };
  useResumedAction(RESUME, () => {
    const savedSearch = storage.get(address, isSaving);
    if (savedSearch) void send({ ...savedSearch, channel: savedSearch.channel ?? chosen.channel });
  });

  return (
    <section ref={section} className={styles.panel} aria-labelledby="save-search">
      <h2 id="save-search">Save this search</h2>
      <TextField
        label="Name"
        name="alert-name"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <NotificationFields {...chosen} channels={channels} onChange={setNotifications} name="search" problem={problem} />
      {saved && (
        <AlertNote tone="good">Saved. You hear of new homes that fit. It is under “Your alerts” below.</AlertNote>
      )}
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      <Button variant="primary" icon={bellIcon} busy={busy} onClick={() => void save()}>
        {saved ? 'Save again' : 'Alert me'}
      </Button>
    </section>
  );
}

function isSaving(value: unknown): value is Saving {
  return typeof value === 'object' && value !== null && 'called' in value && 'frequency' in value;
}
