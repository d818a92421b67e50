import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../../api/testing/signed-in.ts';

/** A top-up that the API acknowledged as paid. */
export interface PaidTopUp {
  readonly accountId: string;
  readonly orderId: string;
  readonly paise: number;
}

const RETRY_MS = 25;

/**
 * Adds money to a wallet and retries every call without a response. The top-up keeps its idempotency key.
 * @param signal stops the retries
 * @returns once the API has acknowledged the payment
 */
export async function topUpWhateverHappens(apiUrl: string, person: SignedIn, signal: AbortSignal): Promise<PaidTopUp> {
  const amountPaise = randomInt(100, 1_000_000);
  const headers = { cookie: person.cookie, device: 'DESKTOP' };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, apiUrl), { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });

  const key = randomUUID();
  const { orderId } = await until(signal, async () => {
    const answer = await ask('/api/v1/wallet/topup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ amountPaise }),
    });
    return answer.status === 200 ? ((await answer.json()) as { orderId: string }) : refused(answer, [409, 503]);
  });
  const payKey = randomUUID();
  const { payUrl } = await until(signal, async () => {
    const answer = await ask(`/api/v1/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': payKey },
      body: JSON.stringify({ method: 'card', wallet: 'off', claimId: null, gatewayPaise: amountPaise }),
    });
    return answer.status === 200 ? ((await answer.json()) as { payUrl: string }) : refused(answer, [409, 503]);
  });
  const page = await until(signal, async () => {
    const answer = await ask(payUrl);
    return answer.status === 303 ? (answer.headers.get('location') ?? undefined) : refused(answer, [500, 503]);
  });
  return until(signal, async () => {
    const form = new URLSearchParams({ decision: 'pay', trouble: randomInt(2) === 0 ? 'none' : 'twice' });
    // The gateway's page redirects to the site with the status paid. The site has to confirm that status.
    if (page.startsWith('/api/sandbox-gateway')) await ask(page, { method: 'POST', body: form });
    const answer = await ask(`/api/v1/orders/${orderId}`);
    if (answer.status !== 200) return refused(answer, [500, 503]);
    const { state, totalPaise: paise } = (await answer.json()) as { state: string; totalPaise: number };
    return state === 'paid' ? { accountId: person.accountId, orderId, paise } : undefined;
  });
}

/** @throws Error for a status that a killed API cannot cause */
function refused({ status, url }: Response, explained: readonly number[]): undefined {
  if (!explained.includes(status)) throw new Error(`${status} of ${url}`);
  return undefined;
}

async function until<Value>(signal: AbortSignal, attempt: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const value = await attempt();
      if (value !== undefined) return value;
    } catch (error) {
      // The API is down, so there was no response or it was incomplete.
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(RETRY_MS);
  }
}
