import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { PAYMENT_METHODS, type PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import { vpaError } from '@aangan/shared-kit/domain/vpa';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { actOnForm, defineForm, type FormValues } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** How the buyer wants to pay. Wallet, claim and amount are those that the page shows: hidden fields beside it. */
export const PAY_FORM = defineForm({
  name: 'checkout',
  fields: {
    method: undefined,
    vpa: (vpa, { method }) => (method === 'upi-collect' ? vpaError(vpa) : undefined),
  },
});

type PayInput = CallInput<'POST /api/v1/orders/{orderId}/pay'>;

/** What the form asks for. */
export function payInput(orderId: string, { method, vpa }: FormValues<'method' | 'vpa'>, form: FormData): PayInput {
  const chosen = methodOf(method);
  return {
    params: { orderId },
    json: {
      method: chosen,
      ...(chosen === 'upi-collect' && { vpa }),
      wallet: form.get('wallet') === 'off' ? 'off' : 'on',
      claimId: String(form.get('claim') ?? '') || null,
      gatewayPaise: Number(form.get('gatewayPaise')),
    },
  };
}

/** Begins to pay for a visitor without JavaScript. The same form sent twice is one attempt. */
export function pay({ form, params, platform: { http } }: ActionArgs) {
  const orderId = params.orderId ?? '';
  return actOnForm(PAY_FORM, form, async (values) => {
    const input = payInput(orderId, values, form);
    const key = [orderId, form.get('after'), ...Object.values(input.json)].join(':');
    await http.request('POST /api/v1/orders/{orderId}/pay', input, { headers: { 'idempotency-key': key } });
    return redirect(checkoutLink(orderId));
  });
}

function methodOf(text: string): PaymentMethod {
  return PAYMENT_METHODS.find((method) => method === text) ?? 'upi';
}
