import { reasonError } from '@aangan/shared-kit/domain/staff-decision';
import { typedPaise } from '@aangan/shared-kit/domain/top-up';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { problemsOf } from '@aangan/shared-kit/platform/problems';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Puts a plan on or off sale, or sets its price from a day on. */
export async function changePlan({ form, url, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const [planId = '', change = '', amount = '', from = '', reason = ''] = [
    'planId',
    'do',
    'amount',
    'from',
    'reason',
  ].map((name) => String(form.get(name) ?? '').trim());
  const values = { planId, do: change, amount, from, reason };
  const paise = typedPaise(amount);
  const isPrice = change === 'price';
  const unsaid = reasonError(reason);
  const badAmount = isPrice && !(paise > 0 && paise % 100 === 0);
  if (unsaid || badAmount || (isPrice && from === '')) {
    const problemsByField = {
      ...(unsaid && { reason: unsaid }),
      ...(badAmount && { amount: 'Enter whole rupees, such as 2,999.' }),
      ...(isPrice && from === '' && { from: 'Choose a day after today.' }),
    };
    return { problem: undefined, problemsByField, values };
  }
  try {
    const params = { planId };
    if (isPrice)
      await http.request('POST /api/v1/staff/plans/{planId}/price', { params, json: { paise, from, reason } });
    else {
      const json = { onSale: change === 'on', reason };
      await http.request('POST /api/v1/staff/plans/{planId}/sale', { params, json });
    }
    return redirect(`${url.pathname}?done=${planId}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { ...problemsOf(error), values };
  }
}
