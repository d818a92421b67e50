import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { askRefund, type RefundDeps } from '../refunds/public.ts';
import { boughtPlan } from './entitlements.tables.ts';
import { resumeReplaced } from './grant-plan.ts';
import { myPlan, type PlanContactsOf } from './my-plan.ts';
import { showPlanChange } from './my-plans.live.ts';
import { heldPlan } from './pause-plan.ts';

interface Cancelling {
  readonly accountId: string;
  readonly planId: string;
  /** What the person saw that comes back. */
  readonly refundPaise: number;
}

const CHANGED = 'The amount has changed, so nothing was cancelled. Please check it again.';
const HAS_ENDED = 'This plan has already ended.';

/**
 * Ends a plan at once and pays back what its terms say now. A plan that it upgraded goes on. A plan that was cancelled
 * stays so.
 * @throws CallError 404, 409 when it has ended otherwise, or another amount than the person saw would come back
 */
export async function cancelPlan(
  transaction: Transaction,
  { contactsOf, ...deps }: RefundDeps & { readonly contactsOf: PlanContactsOf },
  { accountId, planId, refundPaise }: Cancelling,
  at: Date,
): Promise<void> {
  const plan = await heldPlan(transaction, { accountId, planId });
  if (plan.endedWhy === 'cancelled') return;
  const { cancellation } = await myPlan(transaction, contactsOf, plan, at.getTime());
  if (cancellation === null) throw new CallError(409, HAS_ENDED);
  if (cancellation.refundPaise !== refundPaise) throw new CallError(409, CHANGED);
  if (plan.orderId !== null && refundPaise > 0) {
    const reason = `You cancelled your ${plan.terms.name} plan.`;
    await askRefund(
      transaction,
      deps,
      { key: `plan:${planId}:cancelled`, orderId: plan.orderId, paise: refundPaise, reason },
      at,
    );
  }
  await endAsCancelled(transaction, planId, at);
  await resumeReplaced(transaction, plan);
  await showPlanChange(transaction, accountId, at);
}

/**
 * Ends the plan, whose order is locked by now. A refund of the whole order has ended it a moment ago.
 * @throws CallError 409 when an upgrade has ended it meanwhile
 */
async function endAsCancelled(transaction: Transaction, planId: string, at: Date): Promise<void> {
  const [plan] = await transaction.select().from(boughtPlan).where(eq(boughtPlan.id, planId)).for('update');
  const isOurs = plan?.endedWhy === 'refunded' && plan.endedAt?.getTime() === at.getTime();
  if (plan?.endedAt && !isOurs) throw new CallError(409, HAS_ENDED);
  await transaction
    .update(boughtPlan)
    .set({ endedAt: at, endedWhy: 'cancelled', pausedAt: null })
    .where(eq(boughtPlan.id, planId));
}
