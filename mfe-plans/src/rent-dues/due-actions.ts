import { RENT_METHODS } from '@aangan/shared-kit/domain/rent/fee';
import { PAY_YOUR_PROPERTY_OTP_MESSAGE, SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { isVerified } from './verified.ts';

/** What each form of the page does, in its hidden field `do`. */
export const DO = {
  sendOtp: 'send-otp',
  verify: 'verify',
  pay: 'pay',
  cancel: 'cancel',
  sendAgain: 'send-again',
} as const;

/** Proves the registered number. Source: product-and-plans, section 5 (pay-your-property flow). */
const OTP_FORM = defineForm({
  name: 'rent-otp',
  fields: { otp: (typed) => (/^\d{4,8}$/.test(typed) ? undefined : PAY_YOUR_PROPERTY_OTP_MESSAGE) },
  secrets: ['otp'],
});

const ACTIONS: Readonly<Record<string, (args: ActionArgs, dueId: string) => Promise<Response | Refusal>>> = {
  [DO.sendOtp]: ({ form, platform: { http } }, dueId) =>
    orRefusal(form, async () => {
      const before = textOf(form, 'attempt');
      const json = before ? { attempt: before } : {};
      const { attempt } = await http.request('POST /api/v1/rent-pay/otp', { json });
      return redirect(`${dueLink(dueId)}?${new URLSearchParams({ attempt })}#pay`);
    }),

  [DO.verify]: async ({ form, platform: { http } }, dueId) => {
    const answer = await actOnForm(OTP_FORM, form, async ({ otp }) => {
      await http.request('POST /api/v1/rent-pay/otp/verify', { json: { attempt: textOf(form, 'attempt'), otp } });
      return redirect(`${dueLink(dueId)}#pay`);
    });
    return answer instanceof Response ? answer : sayingWrong(answer);
  },

  [DO.pay]: ({ form, platform: { http, now } }, dueId) =>
    orRefusal(form, async () => {
      const shareId = textOf(form, 'share');
      const method = RENT_METHODS.find((each) => each === form.get('method')) ?? 'upi';
      // The same press is one attempt; after an order that has ended it is another one.
      const headers = { 'idempotency-key': [shareId, method, textOf(form, 'after')].join(':') };
      try {
        const { checkoutUrl } = await http.request(
          'POST /api/v1/rent-pay/shares/{shareId}/pay',
          { params: { shareId }, json: { method } },
          { headers },
        );
        return redirect(checkoutUrl);
      } catch (error) {
        const isRefused = error instanceof HttpError && error.status === 403;
        if (isRefused && !(await isVerified(http, now))) return redirect(`${dueLink(dueId)}#pay`);
        throw error;
      }
    }),

  [DO.cancel]: (args, dueId) => change(args, dueId, 'POST /api/v1/rent-pay/dues/{dueId}/cancel'),
  [DO.sendAgain]: (args, dueId) => change(args, dueId, 'POST /api/v1/rent-pay/dues/{dueId}/send-again'),
};

/** Runs the form that was sent. */
export function actOnDue(args: ActionArgs): Promise<Response | Refusal> {
  const act = ACTIONS[textOf(args.form, 'do')];
  if (!act) throw new Response(null, { status: 400 });
  return act(args, args.params.dueId ?? '');
}

/** A wrong code is answered with the tries that are left: the field also says that the code is wrong. */
function sayingWrong(refused: Refusal): Refusal {
  const { problem, problemsByField } = refused;
  const tries = problemsByField.otp;
  if (problem !== SIGN_UP_MESSAGES.otp || tries === undefined || tries === problem) return refused;
  return { ...refused, problemsByField: { ...problemsByField, otp: `${problem}. ${tries}` } };
}

function change(
  { form, platform: { http } }: ActionArgs,
  dueId: string,
  call: 'POST /api/v1/rent-pay/dues/{dueId}/cancel' | 'POST /api/v1/rent-pay/dues/{dueId}/send-again',
) {
  return orRefusal(form, async () => {
    await http.request(call, { params: { dueId } });
    return redirect(dueLink(dueId));
  });
}

function textOf(form: FormData, field: string): string {
  return String(form.get(field) ?? '');
}
