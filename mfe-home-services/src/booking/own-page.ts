import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { moveLink, serviceCheckoutLink } from '@aangan/shared-kit/links/home-services';

/** A page for one kind of booking, beside the page that all have. */
interface OwnPage {
  readonly link: (bookingId: string) => string;
  readonly label: string;
}

const OWN_PAGES: Readonly<Partial<Record<NonNullable<Booking['kind']>, OwnPage>>> = {
  move: { link: moveLink, label: 'Open your move: goods, boxes and the way of the crew' },
};

/** The page of a booking's kind; undefined where it has none. */
export function ownPage({ kind }: Pick<Booking, 'kind'>): OwnPage | undefined {
  return kind === null ? undefined : OWN_PAGES[kind];
}

/** Where a quotation is confirmed. */
export function confirmLink({ id, business }: Pick<Booking, 'id' | 'business'>): string | undefined {
  return business === 'HS' ? serviceCheckoutLink(id) : undefined;
}
