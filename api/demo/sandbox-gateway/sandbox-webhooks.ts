import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { signWebhook } from '../../src/money/payments/public.ts';
import { sandboxWebhook } from './sandbox-gateway.tables.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

/** Content of a webhook. */
export interface SandboxWebhookBody {
  readonly id: string;
  readonly event: 'paid' | 'failed' | 'refunded';
  readonly data: {
    readonly order: string;
    readonly reference: string;
    /** Paise. */
    readonly amount: number;
    /** What was paid back so far, in paise; only of a refund. */
    readonly refunded?: number;
    readonly payment: string | null;
  };
}

/** Content of a webhook about a refund that the site asked for. */
export interface SandboxRefundBody {
  readonly id: string;
  readonly event: 'refund-done';
  readonly data: {
    readonly refund: string;
    readonly key: string;
    readonly payment: string;
    /** Paise. */
    readonly amount: number;
  };
}

/** Sends one webhook. @returns the status of the response */
export type Deliver = (rawBody: string, headers: Record<string, string>) => Promise<number>;

/** Maximum number of attempts: about two days. */
const MOST_ATTEMPTS = 12;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 6 * 3_600_000;

/** Back-off after `attempts` failed deliveries, in ms. */
function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 3 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** Delivers due webhooks in order; each is locked by one process at a time. @returns when the next is due */
export async function deliverDue(
  database: Database,
  { deliver, secret, now }: { deliver: Deliver; secret: string; now: () => number },
): Promise<Date | undefined> {
  for (;;) {
    const more = await database.transaction(async (transaction) => {
      const [due] = await transaction
        .select()
        .from(sandboxWebhook)
        .where(lte(sandboxWebhook.dueAt, new Date(now())))
        .orderBy(sandboxWebhook.dueAt, sandboxWebhook.id)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return false;
      const status = await deliver(due.body, {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signWebhook(due.body, secret, now()),
      });
      const it = eq(sandboxWebhook.id, due.id);
      const attempts = due.attempts + 1;
      if (status < 300 || attempts >= MOST_ATTEMPTS) await transaction.delete(sandboxWebhook).where(it);
      else {
        const dueAt = new Date(now() + retryDelay(attempts));
        await transaction.update(sandboxWebhook).set({ attempts, dueAt }).where(it);
      }
      return true;
    });
    if (!more) break;
  }
  const [next] = await database
    .select({ dueAt: sandboxWebhook.dueAt })
    .from(sandboxWebhook)
    .orderBy(sandboxWebhook.dueAt)
    .limit(1);
  return next?.dueAt;
}
