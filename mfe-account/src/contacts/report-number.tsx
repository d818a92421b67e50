import type { ContactEntry } from '@aangan/shared-kit/contracts/contacts';
import { REPORT_WORDS } from '@aangan/shared-kit/domain/number-report-words';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { useState } from 'react';
import styles from '../homes/home-list.module.css';
import { failureOf } from '../notes/call-failure.ts';

type Report = NonNullable<ContactEntry['report']>;

export interface ReportNumberProps {
  readonly contactId: string;
  readonly name: string;
  readonly onReported: (report: Report) => void;
  readonly onClosed: () => void;
}

const REASONS = Object.keys(REPORT_WORDS) as Report['reason'][];

/** Asks for the reason, says what follows, and reports. */
export function ReportNumber({ contactId, name, onReported, onClosed }: ReportNumberProps) {
  const { http } = usePlatform();
  const [reason, setReason] = useState<Report['reason']>('SPAM_CALLS');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const params = { contactId };
      const { state } = await http.request('POST /api/v1/user/contacts/{contactId}/report', {
        params,
        json: { reason },
      });
      onReported({ reason, state });
    } catch (error) {
      setFailure(failureOf(error).words ?? 'It was not reported. Please try again.');
      setBusy(false);
    }
  };
  return (
    <div className={styles.panel}>
      <SelectField
        label={`What is wrong with ${name}’s number?`}
        help="Our staff look at it. When three people report a number, nobody gets it any more until they have looked."
        error={failure}
        value={reason}
        onChange={(event) => setReason(event.target.value as Report['reason'])}
        options={REASONS.map((value) => ({ value, label: REPORT_WORDS[value] }))}
      />
      <div className={styles.facts}>
        <Button variant="danger" size="small" busy={busy} onClick={() => void send()}>
          Report number
        </Button>
        <Button variant="quiet" size="small" onClick={onClosed}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
