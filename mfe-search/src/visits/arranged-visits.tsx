import { appointmentPlansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { Link } from '@aangan/shared-kit/platform/router';
import { resumeFragment } from '../listing-sheet/public.ts';
import { MY_VISITS_WORDS } from './my-visits.words.ts';
import type { VisitedHome } from './visit.ts';
import styles from './visit-sheet.module.css';

/** Leads to the plans with which our people arrange visits. Once one is bought, the visit goes on. */
export function ArrangedVisits({ home: { category, url } }: { readonly home: Pick<VisitedHome, 'category' | 'url'> }) {
  return (
    <p className={styles.soft}>
      Booking is free.{' '}
      <Link to={withReturn(appointmentPlansLink(category), `${url}${resumeFragment('visit')}`)}>
        {MY_VISITS_WORDS.plans}
      </Link>
    </p>
  );
}
