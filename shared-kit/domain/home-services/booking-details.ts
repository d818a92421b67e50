import type { CartItem } from './cart-lines.ts';

/** What a business needs to know of a booking beside its lines. */
export type BookingDetails = { readonly kind: 'cart'; readonly items: readonly CartItem[] } | FollowUp;

/** Work that was measured in an earlier visit. */
interface FollowUp {
  readonly kind: 'follow-up';
  /** The visit. */
  readonly bookingId: string;
}
