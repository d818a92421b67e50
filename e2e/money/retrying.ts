import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../../api/testing/signed-in.ts';

const RETRY_MS = 25;

/** Sends a request of a person to the API. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export function askAs(apiUrl: string, person: SignedIn): Ask {
  const headers = { cookie: person.cookie, device: 'DESKTOP' };
  return (path, init = {}) =>
    fetch(new URL(path, apiUrl), { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
}

/**
 * Pays an order by card, and retries every call without a response, under the same idempotency key.
 * @returns once the API has acknowledged the payment: what was paid, in paise
 */
export async function payOrder(
  ask: Ask,
  { orderId, paise }: { readonly orderId: string; readonly paise: number },
  signal: AbortSignal,
): Promise<number> {
  const payKey = randomUUID();
  const { payUrl } = await until(signal, async () => {
    const answer = await ask(`/api/v1/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': payKey },
      body: JSON.stringify({ method: 'card', wallet: 'off', claimId: null, gatewayPaise: paise }),
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
    const { state, totalPaise } = (await answer.json()) as { state: string; totalPaise: number };
    return state === 'paid' ? totalPaise : undefined;
  });
}

/** @throws Error for a status that a killed API cannot cause */
export function refused({ status, url }: Response, explained: readonly number[]): undefined {
  if (!explained.includes(status)) throw new Error(`${status} of ${url}`);
  return undefined;
}

/** Repeats an attempt until it gives a value. */
export async function until<Value>(signal: AbortSignal, attempt: () => Promise<Value | undefined>): Promise<Value> {
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
