import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { RefundRefused } from '../../src/money/payments/public.ts';
import { sandboxRefund, sandboxWebhook } from './sandbox-gateway.tables.ts';
import { changeSandboxOrder, holdSandboxOrder } from './sandbox-orders.queries.ts';
import type { SandboxRefundBody } from './sandbox-webhooks.ts';

interface AskedRefund {
  readonly key: string;
  readonly order: string;
  readonly payment: string;
  readonly paise: number;
}

/**
 * Pays a part of an order back, once for a key, and queues the webhook that says so.
 * @returns the sandbox's id of the refund
 * @throws RefundRefused when the order holds less
 */
export async function refundSandboxOrder(
  database: Database,
  { key, order: orderId, payment, paise }: AskedRefund,
  at: Date,
): Promise<string> {
  const id = `rfnd_${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;
  return database.transaction(async (transaction) => {
    const order = await holdSandboxOrder(transaction, orderId);
    const [before] = await transaction.select().from(sandboxRefund).where(eq(sandboxRefund.key, key));
    if (before) return before.id;
    const refundedPaise = (order?.refundedPaise ?? 0) + paise;
    if (order?.state !== 'paid' || refundedPaise > order.paise) throw new RefundRefused('The order holds less.');
    const state = refundedPaise === order.paise ? 'refunded' : 'paid';
    await changeSandboxOrder(transaction, orderId, { state, refundedPaise });
    await transaction.insert(sandboxRefund).values({ id, key, orderId, paise, createdAt: at });
    const body: SandboxRefundBody = {
      id: `evt_${id}`,
      event: 'refund-done',
      data: { refund: id, key, payment, amount: paise },
    };
    await transaction.insert(sandboxWebhook).values({ body: JSON.stringify(body), dueAt: at });
    return id;
  });
}
