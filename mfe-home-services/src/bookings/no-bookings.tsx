import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { calendarIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { BOOKINGS_WORDS } from './bookings.words.ts';

/** An empty list, with what can be booked. */
export function NoBookings({ view }: { readonly view: 'active' | 'past' }) {
  if (view === 'past') {
    return (
      <EmptyState title={BOOKINGS_WORDS.noPast} icon={calendarIcon}>
        {BOOKINGS_WORDS.noPastWhy}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={BOOKINGS_WORDS.noActive}
      icon={calendarIcon}
      actions={
        <>
          <LinkButton to={SERVICES_LINK} variant="primary">
            {BOOKINGS_WORDS.services}
          </LinkButton>
          <LinkButton to={PACKERS_LINK}>{BOOKINGS_WORDS.packers}</LinkButton>
          <LinkButton to={RENTAL_AGREEMENT_LINK}>{BOOKINGS_WORDS.agreement}</LinkButton>
        </>
      }
    >
      {BOOKINGS_WORDS.noActiveWhy}
    </EmptyState>
  );
}
