import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound } from '@aangan/shared-kit/platform/page';
import { hsFacts } from '../answers/public.ts';

/** One of the viewer's bookings. @throws notFound() for any other id */
export async function loadBooking(http: Http, bookingId = ''): Promise<Booking> {
  try {
    const answer = await http.request('GET /hs-backend/api/v1/quotation/{bookingId}', { params: { bookingId } });
    return hsFacts(answer).booking;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
