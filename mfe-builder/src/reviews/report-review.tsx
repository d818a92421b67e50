import type { ProjectReview } from '@aangan/shared-kit/contracts/project-reviews';
import type { ReviewReportReason } from '@aangan/shared-kit/domain/project-review';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { useState } from 'react';
import styles from './reviews.module.css';
import { REPORT_OPTIONS, REPORT_WORDS, REVIEW_REPORT_LOGIN } from './reviews.words.ts';

interface Report {
  readonly reason: ReviewReportReason;
  readonly words: string;
}

/** Reports a review to our staff, in its own place. */
export function ReportReview({ review: { id, author } }: { readonly review: Pick<ProjectReview, 'id' | 'author'> }) {
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const [reason, setReason] = useState<ReviewReportReason>();
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const sending = useMutation('PUT /api/v1/project-reviews/{reviewId}/report');
  const send = useLoginFirst({ flow: REVIEW_REPORT_LOGIN, resume: `report-review:${id}` }, async (report: Report) => {
    const sent = await sending.run({ params: { reviewId: id }, json: report });
    if (sent) setStep('sent');
  });

  if (step === 'sent') return <AlertNote tone="good">{REPORT_WORDS.sent}</AlertNote>;
  if (step === 'closed') {
    return (
      <p>
        <ScriptedButton onClick={() => setStep('open')}>
          {REPORT_WORDS.report}
          <span className="visually-hidden">{REPORT_WORDS.reportOf(author)}</span>
        </ScriptedButton>
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <RadioGroup
        legend={REPORT_WORDS.title}
        name={`reason-${id}`}
        look="rows"
        options={REPORT_OPTIONS}
        value={reason}
        error={missing ? REPORT_WORDS.missing : undefined}
        onChange={(value) => {
          setReason(value as ReviewReportReason);
          setMissing(false);
        }}
      />
      <TextAreaField
        label={REPORT_WORDS.words}
        maxLength={500}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {sending.problem !== undefined && <AlertNote tone="error">{sending.problem}</AlertNote>}
      <ActionsRow>
        <Button busy={sending.busy} onClick={() => (reason ? void send({ reason, words }) : setMissing(true))}>
          {REPORT_WORDS.send}
        </Button>
        <Button variant="quiet" onClick={() => setStep('closed')}>
          {REPORT_WORDS.cancel}
        </Button>
      </ActionsRow>
    </div>
  );
}
