import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { hsFacts } from '../answers/public.ts';
import type { SlotDay } from '../slot-choice/public.ts';

/** A booking that staff decide on. */
export interface Opened extends Readonly<CallAnswer<'GET /api/v1/staff/bookings/{bookingId}'>> {
  /** To which it can be moved; undefined where it cannot. */
  readonly days: readonly SlotDay[] | undefined;
}

/** A booking with its professionals and slots; undefined for an unknown id. */
export async function loadOpened(http: Http, bookingId: string): Promise<Opened | undefined> {
  try {
    const answer = await http.request('GET /api/v1/staff/bookings/{bookingId}', { params: { bookingId } });
    const { hub, business, possible } = answer.booking;
    if (hub === null || !possible.includes('reschedule')) return { ...answer, days: undefined };
    const slots = await http.request('GET /hs-backend/api/v1/slots', { query: { hub, business } });
    return { ...answer, days: hsFacts(slots).days };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
