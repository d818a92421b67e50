import {
  ALERT_CHANNEL_LABELS,
  ALERT_FREQUENCIES,
  ALERT_FREQUENCY_LABELS,
  type AlertChannel,
  type AlertFrequency,
} from '@aangan/shared-kit/domain/alert-options';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { startTransition, useState } from 'react';
import type { AlertLine } from './alert-line.ts';
import styles from './alerts.module.css';
import { DeleteAlert } from './delete-alert.tsx';
import type { OwnAlerts } from './load-alerts.ts';

interface AlertChange {
  readonly frequency?: AlertFrequency;
  readonly channel?: AlertChannel;
  readonly paused?: boolean;
}

interface AlertItemProps {
  readonly line: AlertLine;
  readonly channels: OwnAlerts['channels'];
  readonly onDeleted: () => void;
}

/** One alert: its channel and frequency, and its latest matches. */
export function AlertItem({ line, channels, onDeleted }: AlertItemProps) {
  const { http } = usePlatform();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Shows a choice before the reloaded list confirms it.
  const [chosen, setChosen] = useState<AlertChange>({});
  const { id, name, matches } = line;
  const { frequency, channel, paused } = { ...line, ...chosen };

  const change = async (json: AlertChange) => {
    setChosen({ ...chosen, ...json });
    setBusy(true);
    setFailure(undefined);
    try {
      await http.request('PATCH /api/v1/alerts/{alertId}', { params: { alertId: id }, json });
      startTransition(() => void revalidate());
    } catch (error) {
      setChosen(chosen);
      setFailure(failureMessage(error));
    }
    setBusy(false);
  };

  return (
    <>
      <div>
        <h3>
          <Link to={line.address}>{name}</Link>
        </h3>
        <SoftText aria-live="polite">
          {line.kind}. {line.next}
        </SoftText>
      </div>
      <div className={styles.fields}>
        <SelectField
          label={<>How often{hidden(`, ${name}`)}</>}
          value={frequency}
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }))}
          onChange={(event) => void change({ frequency: event.target.value as AlertFrequency })}
        />
        <SelectField
          label={<>By{hidden(`, ${name}`)}</>}
          value={channel}
          options={channels.map(({ channel: value, reachable }) => ({
            value,
            label: ALERT_CHANNEL_LABELS[value],
            disabled: !reachable,
          }))}
          onChange={(event) => void change({ channel: event.target.value as AlertChannel })}
        />
        <Button busy={busy} onClick={() => void change({ paused: !paused })}>
          {paused ? 'Resume' : 'Pause'}
          {hidden(` ${name}`)}
        </Button>
        <DeleteAlert id={id} name={name} onDeleted={onDeleted} />
      </div>
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      {matches.length > 0 && (
        <ul aria-label={`Found for ${name}`} className={styles.names}>
          {matches.map(({ id: home, title, url, gone }) => (
            <li key={home}>
              <Link to={url}>{title}</Link>
              {gone && ' (no longer available)'}
            </li>
          ))}
        </ul>
      )}
      {line.changeTo && (
        <p>
          <Link to={line.changeTo}>Change what you need{hidden(`: ${name}`)}</Link>
        </p>
      )}
    </>
  );
}

/** Screen readers need the name of the alert, because all alerts have the same buttons. */
function hidden(text: string) {
  return <span className="visually-hidden">{text}</span>;
}
