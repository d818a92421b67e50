import { randomBytes } from 'node:crypto';
import type { Database } from '../../src/foundation/database/public.ts';
import { notFound } from '../../src/foundation/server/public.ts';
import { sandboxWebhook } from './sandbox-gateway.tables.ts';
import { changeSandboxOrder, holdSandboxOrder, type SandboxOrder, sandboxPaymentOf } from './sandbox-orders.queries.ts';
import type { SandboxWebhookBody } from './sandbox-webhooks.ts';

/** Decisions that the checkout page has buttons for. */
export const DECISIONS = ['pay', 'fail', 'refund-part', 'refund'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Simulated delivery problems of webhooks, to test that they have no effect. */
export const TROUBLES = ['none', 'twice', 'late', 'reordered', 'lost'] as const;
export type Trouble = (typeof TROUBLES)[number];

type State = SandboxOrder['state'];

/** The next state of each decision, and the states that allow it. */
const LEADS_TO = {
  pay: { from: ['open', 'failed'], to: 'paid' },
  fail: { from: ['open', 'failed'], to: 'failed' },
  // Half of it.
  'refund-part': { from: ['paid'], to: 'paid' },
  refund: { from: ['paid'], to: 'refunded' },
} as const satisfies Record<Decision, { from: readonly State[]; to: State }>;

interface Delivery {
  readonly event: SandboxWebhookBody['event'];
  /** ms. */
  readonly after: number;
}

/** When each webhook of a decision is sent. `reordered`: the event of an earlier, failed attempt arrives later. */
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
 * Pays, fails or refunds an order, and queues its webhooks. A decision that the order's state does not allow changes
 * nothing.
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
    const refundedPaise = refundedAfter(order, decision);
    await changeSandboxOrder(transaction, orderId, { state: to, refundedPaise });
    const decided = { ...order, state: to, refundedPaise };
    const said = decision === 'refund-part' ? 'refunded' : to;
    const ids = new Map<string, string>();
    const rows = DELIVERIES[trouble](said).map(({ event, after }) => {
      // A duplicate event has the same id.
      const id = ids.get(event) ?? `evt_${randomBytes(12).toString('base64url')}`;
      ids.set(event, id);
      return { body: JSON.stringify(webhookBody(id, event, decided)), dueAt: new Date(at.getTime() + after) };
    });
    if (rows.length > 0) await transaction.insert(sandboxWebhook).values(rows);
    return decided;
  });
}

/** What has been paid back after a decision, in paise. */
function refundedAfter({ paise, refundedPaise }: SandboxOrder, decision: Decision): number {
  if (decision === 'refund') return paise;
  return decision === 'refund-part' ? Math.floor(paise / 2) : refundedPaise;
}

function webhookBody(id: string, event: Delivery['event'], order: SandboxOrder): SandboxWebhookBody {
  return {
    id,
    event,
    data: {
      order: order.id,
      reference: order.reference,
      amount: order.paise,
      ...(event === 'refunded' && { refunded: order.refundedPaise }),
      payment: sandboxPaymentOf(order),
    },
  };
}
