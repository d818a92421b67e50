import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { slotAt } from '@aangan/shared-kit/domain/home-services/service-slots';
import { HOME_SERVICE_TYPES } from '@aangan/shared-kit/domain/home-services/services';
import { confirmedBookingLink, serviceCheckoutLink } from '@aangan/shared-kit/links/service-orders';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { addressForm, savedFields } from '../address-book/public.ts';
import { hsFacts } from '../answers/public.ts';
import { chosenSlot } from '../slot-choice/public.ts';
import { PAY_FORM, SLOT_FORM } from './checkout-forms.ts';
import { INTENTS } from './checkout-intents.ts';
import { stepLinks } from './checkout-step.ts';

type Acting = (args: ActionArgs, bookingId: string) => Promise<Response | Refusal>;

/** Each form of the checkout saves its step on the server, and leads to the next step. */
const ACTIONS: Readonly<Record<string, Acting>> = {
  [INTENTS.saveAddress]: ({ form, platform: { http } }, bookingId) =>
    actOnForm(addressForm(String(form.get('id') ?? '')), form, async (typed) => {
      const { city, serviceType } = await quotation(http, bookingId);
      const type = HOME_SERVICE_TYPES.find((each) => each === serviceType);
      const id = idOf(form);
      const json = { ...savedFields(typed), city, ...(id && { id }), ...(type && { serviceType: type }) };
      const saved = hsFacts(await http.request('POST /hs-backend/api/v1/save/address', { json }));
      if (!saved.serviceable) return redirect(stepLinks(bookingId).address);
      await noteStage(http, 'slot');
      return redirect(stepLinks(bookingId).slot(saved.address.id));
    }),

  [INTENTS.deleteAddress]: ({ form, platform: { http } }, bookingId) =>
    orRefusal(form, async () => {
      const addressId = String(form.get('id'));
      hsFacts(await http.request('DELETE /hs-backend/api/v1/address/{addressId}', { params: { addressId } }));
      return redirect(stepLinks(bookingId).address);
    }),

  [INTENTS.leaveWaitlist]: ({ form, platform: { http } }, bookingId) =>
    orRefusal(form, async () => {
      const addressId = String(form.get('id'));
      hsFacts(await http.request('DELETE /hs-backend/api/v1/waitlist/{addressId}', { params: { addressId } }));
      return redirect(stepLinks(bookingId).address);
    }),

  [INTENTS.slot]: ({ form, platform: { http } }, bookingId) =>
    actOnForm(SLOT_FORM, form, async ({ slot: typed }) => {
      const slot = chosenSlot(typed);
      if (!slot) throw new Error('The slot was checked before');
      const json = { bookingId, addressId: String(form.get('id') ?? ''), ...slot };
      hsFacts(await http.request('POST /hs-backend/api/v1/save/serviceInfo', { json }));
      await noteStage(http, 'payment');
      return redirect(stepLinks(bookingId).pay);
    }),

  [INTENTS.pay]: ({ form, platform: { http, experiments } }, bookingId) =>
    actOnForm(PAY_FORM, form, async ({ payWhen, leadId }) => {
      const json = { bookingId, payWhen: payWhen === 'after' ? payWhen : 'first', ...(leadId && { leadId }) } as const;
      const { checkoutUrl } = hsFacts(await http.request('POST /hs-backend/api/v1/order', { json }));
      experiments.reached();
      return redirect(checkoutUrl ?? confirmedBookingLink(bookingId));
    }),

  [INTENTS.requote]: ({ form, platform: { http } }, bookingId) =>
    orRefusal(form, async () => {
      const before = await quotation(http, bookingId);
      const type = HOME_SERVICE_TYPES.find((each) => each === before.serviceType) ?? 'HS_CLEANING';
      const answer = await http.request('POST /hs-backend/api/v1/quotation', { json: { serviceType: type } });
      const { id } = hsFacts(answer).booking;
      await takeOver(http, before, id);
      return redirect(serviceCheckoutLink(id));
    }),
};

/** Runs the form that was sent. */
export function checkoutAction(args: ActionArgs): Promise<Response | Refusal> {
  const act = ACTIONS[String(args.form.get('intent') ?? '')];
  if (!act) throw new Response(null, { status: 400 });
  return act(args, args.params.bookingId ?? '');
}

async function quotation(http: Http, bookingId: string): Promise<Booking> {
  const params = { bookingId };
  return hsFacts(await http.request('GET /hs-backend/api/v1/quotation/{bookingId}', { params })).booking;
}

/** Address and slot of the old quotation. A slot that is taken by now is chosen anew. */
async function takeOver(http: Http, { address, startsAt }: Booking, bookingId: string): Promise<void> {
  const slot = startsAt === null ? undefined : slotAt(startsAt);
  if (!address || !slot) return;
  const json = { bookingId, addressId: address.id, ...slot };
  await http.request('POST /hs-backend/api/v1/save/serviceInfo', { json });
}

function noteStage(http: Http, stage: 'slot' | 'payment') {
  return http.request('PUT /hs-backend/api/v1/cart/stage', { json: { stage } });
}

function idOf(form: FormData): string | undefined {
  return String(form.get('id') ?? '') || undefined;
}
