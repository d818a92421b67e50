import { moveLink } from '@aangan/shared-kit/links/moves';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';
import { chosenSlot, slotError } from '../slot-choice/public.ts';
import { MOVE_WORDS } from './move.words.ts';

/** Shortest description of damage; the API has the same limit. */
const SHORTEST_CLAIM = 10;

/** The forms of a move's page, by their field `do`. */
export type MoveStep = 'day' | 'order' | 'sign' | 'claim';

/** The day of a quotation. */
export const DAY_FORM = defineForm({ name: 'move-day', fields: { slot: slotError } });

/** Damage of a move. Each move has a draft of its own. */
export const claimForm = (bookingId: string) =>
  defineForm({
    name: `move-claim-${bookingId}`,
    fields: { text: (text) => (text.length < SHORTEST_CLAIM ? MOVE_WORDS.claimShort : undefined) },
  });

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
      return actOnForm(DAY_FORM, form, async ({ slot }) => {
        const json = chosenSlot(slot);
        if (!json) throw new TypeError('The rule of the field needs a slot');
        hsFacts(await http.request('POST /pnm-backend/api/v1/booking/{bookingId}/day', { params, json }));
        return redirect(page);
      });
    case 'order':
      return orRefusal(form, async () => {
        const payWhen = form.get('payWhen') === 'after' ? 'after' : 'first';
        const json = { bookingId, payWhen, returnURL: page } as const;
        const { checkoutUrl } = hsFacts(await http.request('POST /hs-backend/api/v1/order', { json }));
        return redirect(checkoutUrl ?? page);
      });
    case 'sign':
      return orRefusal(form, async () => {
        const at = { bookingId, end: form.get('end') === 'to' ? 'to' : 'from' } as const;
        const json = { boxes: Number(form.get('boxes')) };
        hsFacts(
          await http.request('POST /pnm-backend/api/v1/booking/{bookingId}/boxes/{end}/sign', { params: at, json }),
        );
        return redirect(page);
      });
    default:
      return actOnForm(claimForm(bookingId), form, async ({ text }) => {
        hsFacts(
          await http.request('POST /hs-backend/api/v1/bookings/{bookingId}/complain', { params, json: { text } }),
        );
        return redirect(page);
      });
  }
}
