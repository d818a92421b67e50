import { useState } from 'react';
import type { ContactEntry } from '../contracts/contacts.ts';
import { REPORT_WORDS } from '../domain/number-report-words.ts';
import { failureMessage } from '../platform/failure-message.ts';
import { Button } from './button.tsx';
import { SelectField } from './field.tsx';
import styles from './number-report.module.css';

type Report = NonNullable<ContactEntry['report']>;

export interface NumberReportProps {
  /** Whose number it is. */
  readonly name: string;
  readonly send: (reason: Report['reason']) => Promise<{ readonly state: Report['state'] }>;
  readonly onReported: (report: Report) => void;
  readonly onClosed: () => void;
}

const REASONS = Object.keys(REPORT_WORDS) as Report['reason'][];

/** Asks what is wrong with a number, explains the consequences, and reports. */
export function NumberReport({ name, send, onReported, onClosed }: NumberReportProps) {
  const [reason, setReason] = useState<Report['reason']>('SPAM_CALLS');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const report = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { state } = await send(reason);
      onReported({ reason, state });
    } catch (error) {
      setFailure(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className={styles.report}>
      <SelectField
        label={`What is wrong with ${name}’s number?`}
        help="Our staff look at it. When three people report a number, nobody gets it any more until they have looked."
        error={failure}
        value={reason}
        onChange={(event) => setReason(event.target.value as Report['reason'])}
        options={REASONS.map((value) => ({ value, label: REPORT_WORDS[value] }))}
      />
      <div className={styles.steps}>
        <Button variant="danger" size="small" busy={busy} onClick={() => void report()}>
          Report number
        </Button>
        <Button variant="quiet" size="small" onClick={onClosed}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
