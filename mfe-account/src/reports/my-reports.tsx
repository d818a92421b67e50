import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import {
  LISTING_REPORT_OUTCOMES,
  LISTING_REPORT_REASONS,
  LISTING_REPORT_STATES,
} from '@aangan/shared-kit/domain/listing-report-reason';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Link } from '@aangan/shared-kit/platform/router';
import { Panel, Rows, Section, SmallText } from '@aangan/shared-kit/ui/layout';

type Report = CallAnswer<'GET /api/v1/user/listing-reports'>['reports'][number];

/** Listings that the person has reported, with the outcome of each report. */
export function MyReports({ reports }: { readonly reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <Section aria-labelledby="my-reports-title">
      <h2 id="my-reports-title">Listings you reported</h2>
      <Rows>
        {reports.map(({ propertyId, title, url, reason, state, outcome, reportedOn }) => (
          <Panel as="li" key={propertyId}>
            <Link to={url}>{title}</Link>
            <p>
              {LISTING_REPORT_STATES[state]} {outcome && LISTING_REPORT_OUTCOMES[outcome]}
            </p>
            <SmallText>
              {LISTING_REPORT_REASONS[reason].label}, reported on {formatDay(reportedOn)}
            </SmallText>
          </Panel>
        ))}
      </Rows>
    </Section>
  );
}
