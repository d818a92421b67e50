import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { LOG_IN_FIRST } from './buying.words.ts';
import { checkoutAddress } from './checkout-address.ts';
import { initiatePlan, quotationOf } from './initiate-plan.ts';
import { planChoice } from './plan-choice.ts';

/** Nothing is typed: the choice is in hidden fields, which `planChoice` reads. */
const BUY_FORM = defineForm({ name: 'buy-plan', fields: { plan: undefined } });

/** Makes the order of a form that a browser without JavaScript sent, and leads to its checkout page. */
export function buyPlan({ form, platform: { http, session, origin } }: ActionArgs) {
  return actOnForm(BUY_FORM, form, async () => {
    const choice = planChoice(form);
    const quotation = await quotationOf(http, choice);
    return redirect(checkoutAddress(await initiatePlan(http, { choice, quotation }), choice, origin));
  }).catch((error: unknown) => {
    if (session.loggedIn) throw error;
    return { problem: LOG_IN_FIRST, problemsByField: {}, values: {} };
  });
}
