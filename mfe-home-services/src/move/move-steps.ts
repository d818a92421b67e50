import { moveLink } from '@aangan/shared-kit/links/home-services';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';
import { chosenSlot, slotError } from '../slot-choice/public.ts';
import { MOVE_WORDS } from './move.words.ts';

/** Shortest description of damage; the API has the same limit. */
const SHORTEST_CLAIM = 10;

/** The forms of a move's page. The field `do` tells them apart, also in a refusal. */
const FORMS = {
  day: defineForm({ name: 'move-day', fields: { do: undefined, slot: slotError } }),
  order: defineForm({ name: 'move-order', fields: { do: undefined, payWhen: undefined } }),
  sign: defineForm({ name: 'move-sign', fields: { do: undefined, end: undefined, boxes: undefined } }),
  claim: defineForm({
    name: 'move-claim',
    fields: { do: undefined, text: (text) => (text.length < SHORTEST_CLAIM ? MOVE_WORDS.claimShort : undefined) },
  }),
} as const;

export type MoveStep = keyof typeof FORMS;

/** Takes the step that a form of the page names. */
export function takeStep({
  form,
  params: { bookingId = '' },
  platform: { http },
}: ActionArgs): Promise<Response | Refusal> {
  const params = { bookingId };
  const page = moveLink(bookingId);
  switch (form.get('do')) {
    case 'day':
      return actOnForm(FORMS.day, form, async ({ slot }) => {
        const json = chosenSlot(slot);
        if (!json) throw new TypeError('The rule of the field needs a slot');
        hsFacts(await http.request('POST /pnm-backend/api/v1/booking/{bookingId}/day', { params, json }));
        return redirect(page);
      });
    case 'order':
      return actOnForm(FORMS.order, form, async (typed) => {
        const payWhen = typed.payWhen === 'after' ? 'after' : 'first';
        const json = { bookingId, payWhen, returnURL: page } as const;
        const { checkoutUrl } = hsFacts(await http.request('POST /hs-backend/api/v1/order', { json }));
        return redirect(checkoutUrl ?? page);
      });
    case 'sign':
      return actOnForm(FORMS.sign, form, async ({ end, boxes }) => {
        const at = { bookingId, end: end === 'to' ? 'to' : 'from' } as const;
        const json = { boxes: Number(boxes) };
        hsFacts(
          await http.request('POST /pnm-backend/api/v1/booking/{bookingId}/boxes/{end}/sign', { params: at, json }),
        );
        return redirect(page);
      });
    default:
      return actOnForm(FORMS.claim, form, async ({ text }) => {
        hsFacts(
          await http.request('POST /hs-backend/api/v1/bookings/{bookingId}/complain', { params, json: { text } }),
        );
        return redirect(page);
      });
  }
}
