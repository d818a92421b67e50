import { LISTING_REPORT_REASONS } from '@aangan/shared-kit/domain/listing-report-reason';
import { listingLinkById } from '@aangan/shared-kit/links/listing';
import { type ActionArgs, type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { decideStaffCase, loadStaffQueue, staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { FactsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { StaffQueuePage } from '@aangan/shared-kit/ui/staff-queue-page';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { TimeAgo } from '@aangan/shared-kit/ui/time-ago';
import { LISTING_REPORTS } from './listing-reports-queue.ts';
import styles from './staff-queues.module.css';
import { STAFF_QUEUES_WORDS } from './staff-queues.words.ts';

/** Reports on wrong listings. */
export const loader = (args: PageArgs) => loadStaffQueue(LISTING_REPORTS, args);
export const action = (args: ActionArgs) => decideStaffCase(LISTING_REPORTS, args);
export const head = () => staffHead(LISTING_REPORTS.title);

export function Component() {
  return (
    <StaffQueuePage queue={LISTING_REPORTS} data={usePageData<typeof loader>()}>
      {({ propertyId, reason, words, state, reportedOn, weight, paused }) => (
        <>
          <p>
            <strong>{LISTING_REPORT_REASONS[reason].label}</strong>
          </p>
          {words !== '' && <blockquote className={styles.quote}>{words}</blockquote>}
          <FactsRow>
            {paused && <StatusLabel tone="attention">Paused by reports</StatusLabel>}
            {state === 'looked_at' && <StatusLabel tone="good">Being checked</StatusLabel>}
          </FactsRow>
          <SmallText>
            Reported <TimeAgo at={reportedOn} />. {weightWords(weight)}
          </SmallText>
          <p>
            <Link to={listingLinkById(propertyId)}>See the listing</Link>
          </p>
        </>
      )}
    </StaffQueuePage>
  );
}

function weightWords(weight: number): string {
  if (weight === 1) return STAFF_QUEUES_WORDS.fullWeight;
  return weight === 0 ? STAFF_QUEUES_WORDS.noWeight : STAFF_QUEUES_WORDS.weight(weight);
}
