import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Http } from '@aangan/shared-kit/platform/http';
import { sendAgain } from './send-again.ts';

/** Name of the kind of uploads. */
export const JOB_PHOTO = 'job-photo';

export type ShownPhotos = CallAnswer<'GET /api/v1/uploads'>;

/** What a photo of the work belongs to. */
export function photoSubject(bookingId: string, shows: 'before' | 'after'): string {
  return `${bookingId}/${shows}`;
}

/** The professional's own photos of a job. */
export async function loadJobPhotos(http: Http, bookingId: string): Promise<Record<'before' | 'after', ShownPhotos>> {
  const load = (shows: 'before' | 'after') => {
    const query = { kind: JOB_PHOTO, subject: photoSubject(bookingId, shows) };
    return sendAgain(() => http.request('GET /api/v1/uploads', { query }));
  };
  const [before, after] = await Promise.all([load('before'), load('after')]);
  return { before, after };
}
