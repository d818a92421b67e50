import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import {
  LISTING_REPORT_OUTCOMES,
  LISTING_REPORT_REASONS,
  LISTING_REPORT_STATES,
} from '@aangan/shared-kit/domain/listing-report-reason';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from '../homes/home-list.module.css';

type Report = CallAnswer<'GET /api/v1/user/listing-reports'>['reports'][number];

/** Listings one has reported, and what came of each. */
export function MyReports({ reports }: { readonly reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="my-reports-title">
      <h2 id="my-reports-title">Listings you reported</h2>
      <ul className={styles.list}>
        {reports.map(({ propertyId, title, url, reason, state, outcome, reportedOn }) => (
          <li key={propertyId} className={styles.panel}>
            <Link to={url}>{title}</Link>
            <p>
              {LISTING_REPORT_STATES[state]} {outcome && LISTING_REPORT_OUTCOMES[outcome]}
            </p>
            <p className={styles.soft}>
              {LISTING_REPORT_REASONS[reason].label}, reported on {formatDay(reportedOn)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
