/** All home services. */
export const SERVICES_LINK = '/home-services';

/** What the visitor has chosen so far. */
export const SERVICES_CART_LINK = '/home-services/cart';

/** Address, slot and payment of a quotation. */
export function serviceCheckoutLink(bookingId: string): string {
  return `/home-services/checkout/${bookingId}`;
}

/** What was booked. `paymentId` is a query parameter, as in `order/confirmation`. */
export const SERVICES_CONFIRMATION_LINK = '/home-services/confirmation';

/** What was booked with a payment. @param paymentId number of the payment, or of its order */
export function serviceConfirmationLink(paymentId: string): string {
  return `${SERVICES_CONFIRMATION_LINK}?paymentId=${encodeURIComponent(paymentId)}`;
}

/** What was booked to be paid after the work. */
export function confirmedBookingLink(bookingId: string): string {
  return `${SERVICES_CONFIRMATION_LINK}?bookingId=${encodeURIComponent(bookingId)}`;
}
