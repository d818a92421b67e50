import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { sendAgain } from './send-again.ts';

/** The jobs of a day; undefined for somebody who is no professional. */
export async function loadJobs(http: Http, day: string): Promise<CallAnswer<'GET /api/v1/partner/jobs'> | undefined> {
  try {
    return await sendAgain(() => http.request('GET /api/v1/partner/jobs', { query: { day } }));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
