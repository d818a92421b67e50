import { parseRupees } from '@aangan/shared-kit/domain/money';
import { reasonError } from '@aangan/shared-kit/domain/staff-decision';
import { STAFF_BOOKINGS_LINK } from '@aangan/shared-kit/links/bookings';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { chosenSlot } from '../slot-choice/public.ts';
import { quotedLines } from './quote-lines.ts';
import { viewOf, STAFF_BOOKINGS_WORDS as WORDS } from './staff-bookings.words.ts';

/** What the forms of an open booking do. */
export type BookingDecision = 'assigned' | 'quoted' | 'rescheduled' | 'cancelled' | 'settled';

type Problems = Refusal['problemsByField'];
/** A decision that can be sent, or what is wrong with its fields. */
type Prepared = { readonly send: () => Promise<unknown> } | { readonly problems: Problems };

/** Makes one decision on the booking that the form names. */
export async function decideBooking({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const prepare = PREPARED[String(form.get('do'))];
  if (!prepare) return refusal(form, {});
  const prepared = prepare(http, form);
  if ('problems' in prepared) return refusal(form, prepared.problems);
  return orRefusal(form, async () => {
    await prepared.send();
    const view = viewOf(String(form.get('view')));
    return redirect(`${STAFF_BOOKINGS_LINK}?${new URLSearchParams({ view, done: String(form.get('do')) })}`);
  });
}

const PREPARED: Readonly<Record<string, (http: Http, form: FormData) => Prepared>> = {
  assigned(http, form) {
    const partnerId = text(form, 'partnerId');
    if (partnerId === '') return { problems: { partnerId: WORDS.partnerMissing } };
    const input = { ...paramsOf(form), json: { partnerId } };
    return { send: () => http.request('POST /api/v1/staff/bookings/{bookingId}/assign', input) };
  },

  quoted(http, form) {
    const title = text(form, 'title');
    const lines = quotedLines(form);
    const problems = {
      ...(title.length < 3 && { title: WORDS.titleShort }),
      ...(lines === undefined && { lines: WORDS.lineBroken }),
      ...(lines?.length === 0 && { lines: WORDS.linesMissing }),
    };
    if (!lines || Object.keys(problems).length > 0) return { problems };
    const input = { ...paramsOf(form), json: { title, lines } };
    return { send: () => http.request('POST /api/v1/staff/bookings/{bookingId}/quote', input) };
  },

  rescheduled(http, form) {
    const { reason, problems } = reasonOf(form);
    const slot = chosenSlot(text(form, 'slot'));
    if (!slot || problems) return { problems: { ...problems, ...(!slot && { slot: WORDS.slotMissing }) } };
    const input = { ...paramsOf(form), json: { ...slot, reason } };
    return { send: () => http.request('POST /api/v1/staff/bookings/{bookingId}/reschedule', input) };
  },

  cancelled(http, form) {
    const { reason, problems } = reasonOf(form);
    if (problems) return { problems };
    const input = { ...paramsOf(form), json: { reason } };
    return { send: () => http.request('POST /api/v1/staff/bookings/{bookingId}/cancel', input) };
  },

  settled(http, form) {
    const { reason, problems } = reasonOf(form);
    const rupees = parseRupees(text(form, 'refund'));
    const wrong = rupees === undefined && { refund: 'Enter an amount in rupees, or 0.' };
    if (problems || rupees === undefined) return { problems: { ...problems, ...wrong } };
    const input = { ...paramsOf(form), json: { refundPaise: Math.round(rupees * 100), reason } };
    return { send: () => http.request('POST /api/v1/staff/bookings/{bookingId}/complaint', input) };
  },
};

function text(form: FormData, field: string): string {
  return String(form.get(field) ?? '').trim();
}

function paramsOf(form: FormData) {
  return { params: { bookingId: text(form, 'bookingId') } };
}

function reasonOf(form: FormData): { readonly reason: string; readonly problems: Problems | undefined } {
  const reason = text(form, 'reason');
  const problem = reasonError(reason);
  return { reason, problems: problem === undefined ? undefined : { reason: problem } };
}
