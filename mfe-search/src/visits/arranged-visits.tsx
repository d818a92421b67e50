import { appointmentPlansLink, withReturn } from '@aangan/shared-kit/links/plans';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { resumeFragment } from '../listing-sheet/public.ts';
import { MY_VISITS_WORDS } from './my-visits.words.ts';
import type { VisitedHome } from './visit.ts';

/** Leads to the plans with which our people arrange visits. Once one is bought, the visit goes on. */
export function ArrangedVisits({ home: { category, url } }: { readonly home: Pick<VisitedHome, 'category' | 'url'> }) {
  return (
    <SmallText>
      Booking is free.{' '}
      <Link to={withReturn(appointmentPlansLink(category), `${url}${resumeFragment('visit')}`)}>
        {MY_VISITS_WORDS.plans}
      </Link>
    </SmallText>
  );
}
