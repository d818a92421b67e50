import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { choiceLink, planChoice } from '../buying/public.ts';

/** Tells the coupon's form from the one that buys. */
export const COUPON_INTENT = 'coupon';

/** What is wrong with a typed code; undefined for one that may exist. */
export function couponCodeError(code: string): string | undefined {
  return /^[a-z0-9-]{3,30}$/i.test(code) ? undefined : 'Enter the code as it was given to you, such as HOME100.';
}

const COUPON_FORM = defineForm({ name: 'plan-coupon', fields: { code: couponCodeError } });

/** Turns a coupon into a claim, and shows the plan with it. */
export function addCoupon({ form, platform: { http } }: ActionArgs) {
  return actOnForm(COUPON_FORM, form, async ({ code }) => {
    const { claim } = await http.request('POST /api/v1/plan_payment/coupon', { json: { code } });
    return redirect(choiceLink({ ...planChoice(form), claimId: claim.id }));
  });
}
