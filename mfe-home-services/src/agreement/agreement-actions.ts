import { agreementLink, agreementStepLink } from '@aangan/shared-kit/links/agreements';
import { bookingLink } from '@aangan/shared-kit/links/bookings';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { typedOf } from '../agreement-form/public.ts';
import { hsFacts } from '../answers/public.ts';
import { chosenSlot, slotError } from '../slot-choice/public.ts';

/** The forms of the page: `pay`, `visit` and `change`. */
export async function actOnAgreement(args: ActionArgs): Promise<Response | Refusal> {
  const { form } = args;
  const doing = form.get('do');
  if (doing === 'visit') return chooseVisit(args);
  return orRefusal(form, () => (doing === 'change' ? change(args) : pay(args)));
}

async function pay({ params, platform: { http } }: ActionArgs): Promise<Response> {
  const bookingId = params.bookingId ?? '';
  const json = { bookingId, payWhen: 'first', returnURL: agreementLink(bookingId) } as const;
  const { checkoutUrl } = hsFacts(await http.request('POST /hs-backend/api/v1/order', { json }));
  return redirect(checkoutUrl ?? bookingLink(bookingId));
}

async function chooseVisit({ params, form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const bookingId = params.bookingId ?? '';
  const value = String(form.get('slot') ?? '');
  const json = chosenSlot(value);
  if (!json) return refusal(form, { slot: slotError(value) ?? '' });
  return orRefusal(form, async () => {
    hsFacts(
      await http.request('POST /legal-backend/api/v1/agreement/{bookingId}/visit', { params: { bookingId }, json }),
    );
    return redirect(agreementLink(bookingId));
  });
}

/** The form gets the terms of the agreement, and saves them to it in the end. */
async function change({ params, platform: { http } }: ActionArgs): Promise<Response> {
  const bookingId = params.bookingId ?? '';
  const path = { params: { bookingId } };
  const { terms } = hsFacts(await http.request('GET /legal-backend/api/v1/agreement/{bookingId}', path));
  await http.request('PUT /legal-backend/api/v1/agreement-draft', { json: { typed: typedOf(terms), bookingId } });
  return redirect(agreementStepLink('home'));
}
