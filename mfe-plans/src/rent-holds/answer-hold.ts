import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { holdLink } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { HOLD_WORDS } from './rent-hold.words.ts';

type Answer = CallInput<'POST /api/v1/rent-pay/dues/{dueId}/hold/answer'>['json'];

/** Length of an answer, as the contract has it. */
export const ANSWER_LENGTH = { least: 20, most: 1_000 } as const;

/** The answer to a hold. */
export const HOLD_ANSWER = defineForm({
  name: 'rent-hold-answer',
  fields: {
    text: (text) => {
      if (text.length < ANSWER_LENGTH.least) return HOLD_WORDS.short(ANSWER_LENGTH.least);
      return text.length > ANSWER_LENGTH.most ? HOLD_WORDS.long(ANSWER_LENGTH.most) : undefined;
    },
  },
});

/** What each form of the page does, in its hidden field `do`. */
export const DO = { explain: 'explain', giveUp: 'give-up' } as const;

/** Sends the answer to staff, or asks for the money back; also without JavaScript. */
export function answerHold({ form, params, platform: { http } }: ActionArgs) {
  const dueId = params.dueId ?? '';
  const answer = async (json: Answer) => {
    await http.request('POST /api/v1/rent-pay/dues/{dueId}/hold/answer', { params: { dueId }, json });
    return redirect(holdLink(dueId));
  };
  return form.get('do') === DO.giveUp
    ? orRefusal(form, () => answer({ choice: 'return' }))
    : actOnForm(HOLD_ANSWER, form, ({ text }) => answer({ choice: 'explain', text }));
}
