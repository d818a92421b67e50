import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { askRefund, type RefundDeps } from '../../money/refunds/public.ts';
import { endNegotiation, holdNegotiation } from './negotiation.queries.ts';
import type { NegotiationRow } from './negotiation.tables.ts';
import { NEGOTIATION_WORDS } from './negotiation.words.ts';

type EndDeps = RefundDeps & { readonly orders: Pick<Orders, 'expire'> };

interface Ending {
  /** As it was read, without a lock. */
  readonly row: NegotiationRow;
  readonly state: 'cancelled' | 'no-deal';
  /** Why there is no result. */
  readonly result: string | null;
  /** Text for the tenant. */
  readonly reason: string;
}

/**
 * Ends a negotiation without a result and pays all of its money back. Money is locked before the negotiation, in the
 * order of webhooks.
 * @throws CallError 409 when somebody else has changed it meanwhile
 */
export async function endWithoutResult(
  transaction: Transaction,
  { orders, ...deps }: EndDeps,
  { row, state, result, reason }: Ending,
  at: Date,
): Promise<NegotiationRow> {
  const { id, orderId } = row;
  if (row.state === 'unpaid' && orderId !== null) await orders.expire(transaction, orderId, at);
  if (row.state !== 'unpaid' && orderId !== null) {
    const paise = row.paise - row.refundedPaise;
    if (paise > 0) await askRefund(transaction, deps, { key: `negotiation:${id}:back`, orderId, paise, reason }, at);
  }
  const held = await holdNegotiation(transaction, id);
  // The refund of all money has ended it a moment ago, in this transaction.
  const isOurs = held?.state === 'cancelled' && held.changedAt.getTime() === at.getTime();
  if (!held || (held.state !== row.state && !isOurs)) throw new CallError(409, NEGOTIATION_WORDS.notNow);
  return endNegotiation(transaction, id, { state, result }, at);
}
