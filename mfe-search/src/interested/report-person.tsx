import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { REPORT_WORDS } from '@aangan/shared-kit/domain/number-report-words';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { useState } from 'react';
import styles from './interested.module.css';

type Report = NonNullable<InterestedPerson['report']>;

interface ReportPersonProps {
  readonly contactId: string;
  readonly name: string;
  readonly onReported: (report: Report) => void;
  readonly onClosed: () => void;
}

const REASONS = Object.keys(REPORT_WORDS) as Report['reason'][];

/** Asks why, and reports. */
export function ReportPerson({ contactId, name, onReported, onClosed }: ReportPersonProps) {
  const { http } = usePlatform();
  const [reason, setReason] = useState<Report['reason']>('SPAM_CALLS');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const call = { params: { contactId }, json: { reason } };
      const { state } = await http.request('POST /api/v1/user/contacts/{contactId}/report', call);
      onReported({ reason, state });
    } catch (error) {
      setFailure(failureMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className={styles.choice}>
      <SelectField
        label={`What is wrong with ${name}?`}
        error={failure}
        value={reason}
        onChange={(event) => setReason(event.target.value as Report['reason'])}
        options={REASONS.map((value) => ({ value, label: REPORT_WORDS[value] }))}
      />
      <div className={styles.steps}>
        <Button variant="danger" size="small" busy={busy} onClick={() => void send()}>
          Report
        </Button>
        <Button variant="quiet" size="small" onClick={onClosed}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
