import { randomInt, randomUUID } from 'node:crypto';
import type { SignedIn } from '../../api/testing/signed-in.ts';
import { askAs, payOrder, refused, until } from './retrying.ts';

/** A purchase that the API acknowledged as paid. */
export interface PaidTopUp {
  readonly accountId: string;
  readonly orderId: string;
  readonly paise: number;
}

/**
 * Adds money to a wallet and retries every call without a response. The top-up keeps its idempotency key.
 * @param signal stops the retries
 * @returns once the API has acknowledged the payment
 */
export async function topUpWhateverHappens(apiUrl: string, person: SignedIn, signal: AbortSignal): Promise<PaidTopUp> {
  const amountPaise = randomInt(100, 1_000_000);
  const ask = askAs(apiUrl, person);
  const key = randomUUID();
  const { orderId } = await until(signal, async () => {
    const answer = await ask('/api/v1/wallet/topup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ amountPaise }),
    });
    return answer.status === 200 ? ((await answer.json()) as { orderId: string }) : refused(answer, [409, 503]);
  });
  const paise = await payOrder(ask, { orderId, paise: amountPaise }, signal);
  return { accountId: person.accountId, orderId, paise };
}
