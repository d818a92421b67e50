import { useState } from 'react';
import type { ContactEntry } from '../contracts/contacts.ts';
import { REPORT_WORDS } from '../domain/number-report-words.ts';
import { useMutation, type Work } from '../platform/use-mutation.ts';
import { Button } from './button.tsx';
import { SelectField } from './field.tsx';
import { Stack, WrappedRow } from './layout.tsx';
import { NUMBER_REPORT_WORDS } from './number-report.words.ts';

type Report = NonNullable<ContactEntry['report']>;

export interface NumberReportProps {
  /** Whose number it is. */
  readonly name: string;
  readonly send: Work<Report['reason'], { readonly state: Report['state'] }>;
  readonly onReported: (report: Report) => void;
  readonly onClosed: () => void;
}

const REASONS = Object.keys(REPORT_WORDS) as Report['reason'][];

/** Asks what is wrong with a number, explains the consequences, and reports. */
export function NumberReport({ name, send, onReported, onClosed }: NumberReportProps) {
  const [reason, setReason] = useState<Report['reason']>('SPAM_CALLS');
  const { busy, problem, run } = useMutation(send);

  const report = async () => {
    const sent = await run(reason);
    if (sent) onReported({ reason, state: sent.answer.state });
  };
  return (
    <Stack gap={16}>
      <SelectField
        label={NUMBER_REPORT_WORDS.question(name)}
        help={NUMBER_REPORT_WORDS.help}
        error={problem}
        value={reason}
        onChange={(event) => setReason(event.target.value as Report['reason'])}
        options={REASONS.map((value) => ({ value, label: REPORT_WORDS[value] }))}
      />
      <WrappedRow>
        <Button variant="danger" size="small" busy={busy} onClick={() => void report()}>
          Report number
        </Button>
        <Button variant="quiet" size="small" onClick={onClosed}>
          Cancel
        </Button>
      </WrappedRow>
    </Stack>
  );
}
