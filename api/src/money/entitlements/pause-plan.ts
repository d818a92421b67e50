import { MOST_PAUSED_DAYS, pauseRefusal, resumed } from '@aangan/shared-kit/domain/plan-pause';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { CallError, callError, notFound } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { BoughtPlan } from './entitlements.tables.ts';
import { showPlanChange } from './my-plans.live.ts';
import { changePlan, overduePauses, ownPlan } from './my-plans.queries.ts';

const REFUSALS = {
  'no-pauses': 'You have already paused this plan twice.',
  'no-days': 'You have already paused this plan for 90 days.',
} as const;

export const NO_SUCH_PLAN = 'There is no such plan.';

interface OwnPlan {
  readonly accountId: string;
  readonly planId: string;
}

/**
 * Pauses a plan. Contacts lock the account too, so that none is charged to a plan that is being paused. A paused plan
 * stays paused.
 * @throws CallError 404, 409 when it has ended or was paused too often
 */
export async function pausePlan(transaction: Transaction, { accountId, planId }: OwnPlan, at: Date): Promise<void> {
  const plan = await heldPlan(transaction, { accountId, planId });
  if (plan.endedAt !== null || plan.to <= at || plan.from > at) throw callError('plan-not-active');
  const refusal = pauseRefusal(pausesOf(plan));
  if (refusal === 'paused') return;
  if (refusal) throw new CallError(409, REFUSALS[refusal]);
  await changePlan(transaction, planId, { pausedAt: at });
  await showPlanChange(transaction, accountId, at);
}

/** Ends the pause of a plan: its end moves by the paused time. One that is not paused stays as it is. */
export async function resumePlan(transaction: Transaction, { accountId, planId }: OwnPlan, at: Date): Promise<void> {
  const plan = await heldPlan(transaction, { accountId, planId });
  if (plan.pausedAt === null) return;
  const { to, pauses, pausedMs } = resumed(pausesOf(plan), plan.to.getTime(), at.getTime());
  await changePlan(transaction, planId, { pausedAt: null, pauses, pausedMs, to: new Date(to) });
  await showPlanChange(transaction, accountId, at);
}

/** Ends pauses that have lasted as long as they may. */
export async function endLongPauses(database: Database, at: Date): Promise<void> {
  for (const { accountId, id: planId } of await overduePauses(database, at, MOST_PAUSED_DAYS * DAY_MS)) {
    await database.transaction((transaction) => resumePlan(transaction, { accountId, planId }, at));
  }
}

/** A person's plan. The account is locked, as it is while a contact is charged. @throws CallError 404 */
export async function heldPlan(transaction: Transaction, { accountId, planId }: OwnPlan): Promise<BoughtPlan> {
  await lockAccount(transaction, accountId);
  const plan = await ownPlan(transaction, accountId, planId);
  if (!plan) throw notFound(NO_SUCH_PLAN);
  return plan;
}

function pausesOf({ pausedAt, pauses, pausedMs }: BoughtPlan) {
  return { pausedAt: pausedAt?.getTime() ?? null, pauses, pausedMs };
}
