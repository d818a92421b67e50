import type { SignedIn } from '../../api/testing/signed-in.ts';
import { askAs, payOrder, refused, until } from './retrying.ts';
import type { PaidTopUp } from './retrying-payer.ts';

/**
 * Buys a plan from two tabs, and presses again after every call without a response.
 * @param signal stops the retries
 * @returns once the API has acknowledged the payment
 */
export async function buyPlanWhateverHappens(
  apiUrl: string,
  person: SignedIn,
  signal: AbortSignal,
): Promise<PaidTopUp> {
  const ask = askAs(apiUrl, person);
  const press = () =>
    until(signal, async () => {
      const answer = await ask('/api/v1/plan_payment/tenant/initiate', {
        method: 'POST',
        body: new URLSearchParams({ plan: 'tenant-freedom' }),
      });
      if (answer.status !== 200) return refused(answer, [503]);
      return (await answer.json()) as { orderId: string; totalPaise: number };
    });
  const [{ orderId, totalPaise }] = await Promise.all([press(), press()]);
  const paise = await payOrder(ask, { orderId, paise: totalPaise }, signal);
  return { accountId: person.accountId, orderId, paise };
}
