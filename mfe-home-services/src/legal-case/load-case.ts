import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { hsFacts } from '../answers/public.ts';

/** One of the viewer's cases with its booking. @throws a 404 for somebody else's, and for one that is deleted */
export async function loadCase({ params, platform: { http, now } }: PageArgs) {
  const bookingId = params.bookingId ?? '';
  const path = { params: { bookingId } };
  try {
    const [found, { booking }] = await Promise.all([
      http.request('GET /legal-backend/api/v1/case/{bookingId}', path).then(hsFacts),
      http.request('GET /hs-backend/api/v1/quotation/{bookingId}', path).then(hsFacts),
    ]);
    const isOld = booking.state === 'quoted' && (booking.quotedUntil ?? 0) < now;
    return { legalCase: found.case, booking, isOld };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export type LoadedCase = Awaited<ReturnType<typeof loadCase>>;
