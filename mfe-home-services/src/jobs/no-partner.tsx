import { BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { Link } from '@aangan/shared-kit/platform/router';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { JOBS_WORDS } from './jobs.words.ts';

/** The page of somebody who is no professional. */
export function NoPartner() {
  return (
    <PageColumn width="form">
      <h1>{JOBS_WORDS.title}</h1>
      <p>{JOBS_WORDS.noPartner}</p>
      <p>
        {JOBS_WORDS.noPartnerWhy} <Link to={BOOKINGS_LINK}>{JOBS_WORDS.bookings}</Link>
      </p>
    </PageColumn>
  );
}
