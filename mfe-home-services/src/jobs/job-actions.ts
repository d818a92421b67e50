import { partnerJobLink } from '@aangan/shared-kit/links/bookings';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { orChanged } from '../out-of-date/public.ts';
import { JOB_WORDS } from './jobs.words.ts';
import { sendAgain } from './send-again.ts';

/** What the forms of a job do. */
export type JobDoing = 'set-out' | 'start' | 'boxes-from' | 'boxes-to' | 'finish';

/** The next step of a job. Each may be sent twice, so a lost answer loses nothing. */
export async function doJob({ form, params, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const bookingId = params.bookingId ?? '';
  const input = { params: { bookingId } };
  const send = (work: () => Promise<unknown>) => sendStep(form, bookingId, work);
  const doing = String(form.get('do'));
  switch (doing) {
    case 'set-out':
      return send(() => http.request('POST /api/v1/partner/jobs/{bookingId}/set-out', input));
    case 'start': {
      const code = String(form.get('code') ?? '').trim();
      if (!/^\d{4}$/.test(code)) return refusal(form, { code: JOB_WORDS.codeShort });
      return send(() => http.request('POST /api/v1/partner/jobs/{bookingId}/start', { ...input, json: { code } }));
    }
    case 'boxes-from':
    case 'boxes-to': {
      const json = { end: doing === 'boxes-from' ? 'from' : 'to', boxes: Number(form.get('boxes')) } as const;
      return send(() => http.request('POST /api/v1/partner/jobs/{bookingId}/boxes', { ...input, json }));
    }
    default:
      return send(() => http.request('POST /api/v1/partner/jobs/{bookingId}/finish', input));
  }
}

function sendStep(form: FormData, bookingId: string, work: () => Promise<unknown>): Promise<Response | Refusal> {
  const path = partnerJobLink(bookingId);
  const sent = async () => {
    await sendAgain(work);
    return redirect(path);
  };
  return orRefusal(form, () => orChanged(path, sent), JOB_WORDS.unsent);
}
