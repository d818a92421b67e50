import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { hsFacts } from '../answers/public.ts';
import type { SlotDay } from '../slot-choice/public.ts';

/** An agreement with its booking, and the slots of a visit that is still to be chosen. */
export async function loadAgreement({ params, platform: { http, now } }: PageArgs) {
  const bookingId = params.bookingId ?? '';
  const [agreement, { booking }] = await Promise.all([
    http.request('GET /legal-backend/api/v1/agreement/{bookingId}', { params: { bookingId } }).then(hsFacts),
    http.request('GET /hs-backend/api/v1/quotation/{bookingId}', { params: { bookingId } }).then(hsFacts),
  ]).catch(missing);
  const isOpen = booking.state === 'quoted';
  return {
    agreement,
    booking,
    days: isOpen && booking.hub !== null ? await visitSlots(http, booking.hub) : undefined,
    isOld: isOpen && (booking.quotedUntil ?? 0) < now,
  };
}

export type LoadedAgreement = Awaited<ReturnType<typeof loadAgreement>>;

async function visitSlots(http: Http, hub: string): Promise<readonly SlotDay[]> {
  return hsFacts(await http.request('GET /hs-backend/api/v1/slots', { query: { hub, business: 'LEGAL' } })).days;
}

/** @throws a 404 for somebody else’s agreement and one that is deleted, else the error */
export function missing(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
