import { serviceCity } from '../domain/home-services/service-city.ts';
import { type HomeServiceType, homeService } from '../domain/home-services/services.ts';

/** All home services. */
export const SERVICES_LINK = '/home-services';

/** The services of a city: `/home-services/bangalore`. */
export function cityServicesLink(city: string): `/${string}` {
  return `${SERVICES_LINK}/${city}`;
}

/** A service with its prices in a city: `/home-services/bangalore/pest-control`. */
export function serviceLink(city: string, type: HomeServiceType): `/${string}` {
  return `${cityServicesLink(city)}/${homeService(type).slug}`;
}

/** A service in the city of a home; all services where that city has none. */
export function serviceNearLink(city: string, type: HomeServiceType): string {
  const served = serviceCity(city);
  return served ? serviceLink(served, type) : SERVICES_LINK;
}

/** The services in the city of a home; all services where that city has none. */
export function servicesNearLink(city: string): string {
  const served = serviceCity(city);
  return served ? cityServicesLink(served) : SERVICES_LINK;
}

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

/** Packers and movers. */
export const PACKERS_LINK = '/packers-and-movers';

/** Prices and cities of packers and movers: `/packers-and-movers/greater-noida`. */
export function packersCityLink(city: string): `/${string}` {
  return `${PACKERS_LINK}/${city}`;
}

/** The page of a move: goods, quotation, day, way, boxes and damage. */
export function moveLink(bookingId: string): string {
  return `${PACKERS_LINK}/move/${bookingId}`;
}

/** The goods and wishes of a move that is not quoted yet. */
export function moveGoodsLink(bookingId: string): string {
  return `${moveLink(bookingId)}/goods`;
}

/** Rental agreements. */
export const RENTAL_AGREEMENT_LINK = '/rental-agreement';

/** All legal services. */
export const LEGAL_SERVICES_LINK = '/legal-services';

/** Bookings of all three businesses. Source: services-and-platform, section 7 (myBookings). */
export const BOOKINGS_LINK = '/myBookings';

/** The page of one booking. */
export function bookingLink(bookingId: string): string {
  return `${BOOKINGS_LINK}/${bookingId}`;
}

/** Where a customer moves a booking to another slot. */
export function rescheduleBookingLink(bookingId: string): string {
  return `${bookingLink(bookingId)}/reschedule`;
}

/** Where a customer cancels a booking, with its terms. */
export function cancelBookingLink(bookingId: string): string {
  return `${bookingLink(bookingId)}/cancel`;
}

/** Where a customer complains about finished work. */
export function bookingComplaintLink(bookingId: string): string {
  return `${bookingLink(bookingId)}/complaint`;
}

/** A professional's own work of a day. */
export const PARTNER_JOBS_LINK = '/partner/jobs';

/** The page of one job. */
export function partnerJobLink(bookingId: string): string {
  return `${PARTNER_JOBS_LINK}/${bookingId}`;
}

/** Bookings that wait for staff. */
export const STAFF_BOOKINGS_LINK = '/staff/bookings';

/** The professionals of a hub. */
export const STAFF_PARTNERS_LINK = '/staff/partners';

/** Places of a hub by day and slot. */
export const STAFF_HUBS_LINK = '/staff/hubs';
