import { holdLink } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { HOLD_WORDS } from './rent-hold.words.ts';

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

/** Sends the answer to staff, also without JavaScript. */
export function answerHold({ form, params, platform: { http } }: ActionArgs) {
  return actOnForm(HOLD_ANSWER, form, async ({ text }) => {
    const dueId = params.dueId ?? '';
    const json = { choice: 'explain', text } as const;
    await http.request('POST /api/v1/rent-pay/dues/{dueId}/hold/answer', { params: { dueId }, json });
    return redirect(holdLink(dueId));
  });
}
