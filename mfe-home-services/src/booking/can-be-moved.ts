import type { Booking } from '@aangan/shared-kit/contracts/bookings';

/** Whether another time can be chosen: of a survey, or of a booking that is confirmed. A quotation chooses at checkout. */
export function canBeMoved({ possible, hub, state, payWhen }: Booking): boolean {
  const isOffer = state === 'quoted' && payWhen === 'first';
  return possible.includes('reschedule') && hub !== null && !isOffer;
}
