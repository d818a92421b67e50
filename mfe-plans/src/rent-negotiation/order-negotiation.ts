import { targetProblem } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Orders a negotiation and leads to its checkout. */
export async function orderNegotiation({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const text = (field: string) => String(form.get(field) ?? '').trim();
  const typed = text('target').replaceAll(/[₹,\s]/g, '');
  const targetRupees = typed === '' ? Number.NaN : Number(typed);
  const problem = targetProblem(targetRupees, Number(text('rent')));
  if (problem) return refusal(form, { target: problem });
  const propertyId = text('property');
  return orRefusal(form, async () => {
    const { checkoutUrl } = await http.request(
      'POST /api/v1/rent-negotiations',
      { json: { propertyId, targetRupees, note: text('note') } },
      // Another rent is another order; the same one again is the same.
      { headers: { 'idempotency-key': `negotiate-${propertyId}-${targetRupees}-${text('after')}` } },
    );
    return redirect(checkoutUrl);
  });
}
