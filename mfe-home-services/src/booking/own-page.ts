import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { agreementLink } from '@aangan/shared-kit/links/agreements';
import { legalCaseLink } from '@aangan/shared-kit/links/legal-services';
import { moveLink } from '@aangan/shared-kit/links/moves';
import { serviceCheckoutLink } from '@aangan/shared-kit/links/service-orders';

/** A page for one kind of booking, beside the page that all have. */
interface OwnPage {
  readonly link: (bookingId: string) => string;
  readonly label: string;
}

const MOVE: OwnPage = { link: moveLink, label: 'Open your move: goods, boxes and the way of the crew' };
const AGREEMENT: OwnPage = { link: agreementLink, label: 'Open your agreement: draft, signatures and copy' };
const LEGAL_CASE: OwnPage = { link: legalCaseLink, label: 'Open your case: form, documents and result' };

/** The page of a booking's kind; undefined where it has none. */
export function ownPage({ kind, business }: Pick<Booking, 'kind' | 'business'>): OwnPage | undefined {
  if (kind === 'move') return MOVE;
  if (business !== 'LEGAL') return undefined;
  return kind === 'agreement' ? AGREEMENT : LEGAL_CASE;
}

/** Where a quotation is confirmed. */
export function confirmLink({ id, business }: Pick<Booking, 'id' | 'business'>): string | undefined {
  return business === 'HS' ? serviceCheckoutLink(id) : undefined;
}
