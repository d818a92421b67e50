import type { CartItem } from './cart-lines.ts';
import type { MoveFacts } from './move-estimate.ts';
import type { AgreementTerms } from './rental-agreement.ts';

/** What a business needs to know of a booking beside its lines. */
export type BookingDetails =
  | { readonly kind: 'cart'; readonly items: readonly CartItem[] }
  | FollowUp
  | Move
  | Agreement;

/** What bookings are about. */
export const BOOKING_KINDS = [
  'cart',
  'follow-up',
  'move',
  'agreement',
] as const satisfies readonly BookingDetails['kind'][];

/** Work that was measured in an earlier visit. */
interface FollowUp {
  readonly kind: 'follow-up';
  /** The visit. */
  readonly bookingId: string;
}

/** How packers see the goods before they quote. */
export const SURVEYS = ['video', 'visit'] as const;

interface Move {
  readonly kind: 'move';
  readonly move: MoveFacts;
  readonly survey: (typeof SURVEYS)[number];
}

/** What a photo of a booking shows. */
export const PHOTO_SHOWS = ['before', 'after', 'damage'] as const;

interface Agreement {
  readonly kind: 'agreement';
  readonly terms: AgreementTerms;
}
