import { reasonError } from '@aangan/shared-kit/domain/staff-decision';
import { typedPaise } from '@aangan/shared-kit/domain/top-up';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { problemsOf } from '@aangan/shared-kit/platform/problems';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Pays an order back by hand. The form carries its key, so that a repeated press is one refund. */
export async function refundByHand({ form, url, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const [orderId = '', amount = '', reason = '', key = ''] = ['orderId', 'amount', 'reason', 'key'].map((name) =>
    String(form.get(name) ?? '').trim(),
  );
  const values = { orderId, amount, reason };
  const paise = typedPaise(amount);
  const isAmount = paise > 0;
  const unsaid = reasonError(reason);
  if (!isAmount || unsaid) {
    const problemsByField = {
      ...(!isAmount && { amount: 'Enter an amount in rupees, such as 799 or 99.50.' }),
      ...(unsaid && { reason: unsaid }),
    };
    return { problem: undefined, problemsByField, values };
  }
  try {
    await http.request(
      'POST /api/v1/staff/orders/{orderId}/refund',
      { params: { orderId }, json: { paise, reason } },
      { headers: { 'idempotency-key': key } },
    );
    const back = new URLSearchParams({ q: url.searchParams.get('q') ?? orderId, done: 'refund' });
    return redirect(`${url.pathname}?${back}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { ...problemsOf(error), values };
  }
}
