import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/foundation/database/client.ts';
import { notFound } from '../../src/foundation/server/call-error.ts';
import { sandboxWebhook } from './sandbox-gateway.tables.ts';
import { sandboxPaymentOf } from './sandbox-gateway.ts';
import { holdSandboxOrder, type SandboxOrder, setSandboxState } from './sandbox-orders.queries.ts';
import type { SandboxWebhookBody } from './sandbox-webhooks.ts';

/** What can be pressed on the checkout page. */
export const DECISIONS = ['pay', 'fail', 'refund'] as const;
export type Decision = (typeof DECISIONS)[number];

/** How the webhooks of a decision go wrong, to see that nothing comes of it. */
export const TROUBLES = ['none', 'twice', 'late', 'reordered', 'lost'] as const;
export type Trouble = (typeof TROUBLES)[number];

type State = SandboxOrder['state'];

/** Where a decision leads, from which states. */
const LEADS_TO = {
  pay: { from: ['open', 'failed'], to: 'paid' },
  fail: { from: ['open', 'failed'], to: 'failed' },
  refund: { from: ['paid'], to: 'refunded' },
} as const satisfies Record<Decision, { from: readonly State[]; to: State }>;

interface Delivery {
  readonly event: SandboxWebhookBody['event'];
  /** ms. */
  readonly after: number;
}

/** When each webhook of a decision goes out. `reordered`: news of an earlier, failed try arrives behind it. */
const DELIVERIES: Readonly<Record<Trouble, (event: Delivery['event']) => readonly Delivery[]>> = {
  none: (event) => [{ event, after: 0 }],
  twice: (event) => [
    { event, after: 0 },
    { event, after: 0 },
  ],
  late: (event) => [{ event, after: 20_000 }],
  reordered: (event) => [
    { event, after: 0 },
    { event: 'failed', after: 0 },
  ],
  lost: () => [],
};

/**
 * Pays, fails or pays back an order, and lines up the webhooks that tell of it. What does not fit the order's state
 * changes nothing.
 * @throws CallError 404 when there is no such order
 */
export async function decideOrder(
  database: Database,
  { orderId, decision, trouble, at }: { orderId: string; decision: Decision; trouble: Trouble; at: Date },
): Promise<SandboxOrder> {
  return database.transaction(async (transaction) => {
    const order = await holdSandboxOrder(transaction, orderId);
    if (!order) throw notFound('There is no such order.');
    const { from, to } = LEADS_TO[decision];
    if (!(from as readonly State[]).includes(order.state)) return order;
    await setSandboxState(transaction, orderId, to);
    const decided = { ...order, state: to };
    const ids = new Map<string, string>();
    const rows = DELIVERIES[trouble](to).map(({ event, after }) => {
      // Twice the same event has the same id.
      const id = ids.get(event) ?? `evt_${randomBytes(12).toString('base64url')}`;
      ids.set(event, id);
      return { body: JSON.stringify(webhookBody(id, event, decided)), dueAt: new Date(at.getTime() + after) };
    });
    if (rows.length > 0) await transaction.insert(sandboxWebhook).values(rows);
    return decided;
  });
}

function webhookBody(id: string, event: Delivery['event'], order: SandboxOrder): SandboxWebhookBody {
  return {
    id,
    event,
    data: { order: order.id, reference: order.reference, amount: order.paise, payment: sandboxPaymentOf(order) },
  };
}
