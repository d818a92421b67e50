import type { ListingReport } from '@aangan/shared-kit/contracts/listing-reports';
import {
  LISTING_REPORT_REASON_KEYS,
  LISTING_REPORT_REASONS,
  type ListingReportReason,
  needsWords,
  REPORT_WORDS_AT_MOST,
} from '@aangan/shared-kit/domain/listing-report-reason';
import { FEEDBACK_LINK } from '@aangan/shared-kit/links/account';
import { mayPass } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { ListingSheet, type ListingSheetProps } from '../listing-sheet/public.ts';
import { REPORT_WORDS } from './report.words.ts';
import styles from './report-sheet.module.css';
import { ReportStatus } from './report-status.tsx';

/** Reports a listing, and shows the status of the person’s report. */
export function ReportSheet({ id, onClosed }: ListingSheetProps) {
  const { analytics } = usePlatform();
  /** Null without a report; undefined until it is loaded. */
  const [report, setReport] = useState<ListingReport | null>();
  const [changing, setChanging] = useState(false);
  const looking = useMutation('GET /api/v1/property/{propertyId}/report');
  const sending = useMutation('PUT /api/v1/property/{propertyId}/report');
  const busy = looking.busy || sending.busy;
  const params = { propertyId: id };

  const look = async () => {
    const found = await looking.run({ params });
    if (found) setReport(found.answer.report);
  };
  const send = async (reason: ListingReportReason, words: string) => {
    analytics.track('report_listing', { propertyId: id, reason });
    const sent = await sending.run({ params, json: { reason, words } });
    if (!sent) return;
    setReport(sent.answer.report);
    setChanging(false);
  };

  const asks = report === null || (report && changing);
  return (
    <ListingSheet name="report" title="Report this listing" onOpened={() => void look()} onClosed={onClosed}>
      <div className={styles.content} aria-live="polite" aria-busy={busy}>
        {report === undefined && !looking.problem && <p>Looking up your reports…</p>}
        {report === undefined && looking.problem && (
          // A refusal with a message of its own, such as one’s own listing, would recur, so it has no retry.
          <AlertNote tone="error" busy={busy} {...(mayPass(looking.problem) && { onRetry: () => void look() })}>
            {looking.problem}
          </AlertNote>
        )}
        {asks && (
          <ReportForm before={report} busy={busy} failure={sending.problem} onSend={(...said) => void send(...said)} />
        )}
        {report && !changing && (
          <>
            <ReportStatus report={report} />
            {report.outcome === null && (
              <Button variant="secondary" onClick={() => setChanging(true)}>
                Change your report
              </Button>
            )}
            <SmallText>
              {REPORT_WORDS.all} <Link to={FEEDBACK_LINK}>Feedback</Link>.
            </SmallText>
          </>
        )}
      </div>
    </ListingSheet>
  );
}

interface ReportFormProps {
  readonly before: ListingReport | null;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSend: (reason: ListingReportReason, words: string) => void;
}

const OPTIONS = LISTING_REPORT_REASON_KEYS.map((value) => ({ value, label: LISTING_REPORT_REASONS[value].label }));

function ReportForm({ before, busy, failure, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<ListingReportReason | undefined>(before?.reason);
  const [words, setWords] = useState(before?.words ?? '');
  const [missing, setMissing] = useState<'reason' | 'words'>();
  const wanted = reason !== undefined && needsWords(reason);
  const send = () => {
    if (reason === undefined) return setMissing('reason');
    if (wanted && words.trim() === '') return setMissing('words');
    onSend(reason, words);
  };
  return (
    <>
      <RadioGroup
        legend="What is wrong?"
        name="reason"
        look="rows"
        options={OPTIONS}
        value={reason}
        error={missing === 'reason' ? 'Choose what is wrong.' : undefined}
        onChange={(value) => {
          setReason(value as ListingReportReason);
          setMissing(undefined);
        }}
      />
      <TextAreaField
        label={wanted ? 'In your words' : REPORT_WORDS.comment}
        maxLength={REPORT_WORDS_AT_MOST}
        value={words}
        error={missing === 'words' ? REPORT_WORDS.missing : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {failure && <AlertNote tone="error">{failure}</AlertNote>}
      <SmallText>{REPORT_WORDS.help}</SmallText>
      <Button variant="primary" wide busy={busy} onClick={send}>
        {before ? 'Change your report' : 'Report listing'}
      </Button>
    </>
  );
}
