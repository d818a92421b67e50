import type { ListingReport } from '@aangan/shared-kit/contracts/listing-reports';
import {
  LISTING_REPORT_OUTCOMES,
  LISTING_REPORT_REASONS,
  LISTING_REPORT_STATES,
} from '@aangan/shared-kit/domain/listing-report-reason';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';

/** The person’s report and its outcome. */
export function ReportStatus({ report }: { readonly report: ListingReport }) {
  const { reason, words, state, outcome, reportedOn, decidedOn } = report;
  return (
    <>
      <AlertNote tone={state === 'upheld' ? 'good' : 'info'}>
        {LISTING_REPORT_STATES[state]} {outcome && LISTING_REPORT_OUTCOMES[outcome]}
      </AlertNote>
      <p>
        You reported: {LISTING_REPORT_REASONS[reason].label}
        {words && `, “${words}”`}
      </p>
      <SmallText>
        Reported on {formatDay(reportedOn)}
        {decidedOn !== null && `, answered on ${formatDay(decidedOn)}`}
      </SmallText>
    </>
  );
}
