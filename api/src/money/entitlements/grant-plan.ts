import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { type BoughtPlan, boughtPlan } from './entitlements.tables.ts';

interface PlanGrant {
  readonly accountId: string;
  /** The order that paid for it; null for a plan that staff give. */
  readonly orderId: string | null;
  readonly terms: PlanTerms;
  /** The plan that it upgrades. */
  readonly replaces?: string | null;
  readonly from: Date;
}

/**
 * Gives a person a plan, from a moment for the days of its terms. An order gives one plan, however often it is repeated.
 * @returns the id of the bought plan
 */
export async function grantPlan(
  transaction: DatabaseOrTransaction,
  { accountId, orderId, terms, replaces = null, from }: PlanGrant,
): Promise<string> {
  const id = newId('bpl');
  const to = new Date(from.getTime() + terms.days * DAY_MS);
  const [made] = await transaction
    .insert(boughtPlan)
    .values({ id, accountId, orderId, replaces, code: terms.code, terms, from, to })
    .onConflictDoNothing({ target: boughtPlan.orderId })
    .returning({ id: boughtPlan.id });
  if (made) return made.id;
  const before = orderId === null ? undefined : await planOfOrder(transaction, orderId);
  if (!before) throw new Error('The plan is missing right after it was written');
  return before.id;
}

/**
 * Ends a plan before its last day. If it is paid back, the plan that it upgraded goes on.
 * @returns the plan, or undefined if it has ended before
 */
export async function endPlan(
  transaction: Transaction,
  {
    planId,
    why,
    at,
  }: { readonly planId: string; readonly why: NonNullable<BoughtPlan['endedWhy']>; readonly at: Date },
): Promise<BoughtPlan | undefined> {
  const [ended] = await transaction
    .update(boughtPlan)
    .set({ endedAt: at, endedWhy: why, pausedAt: null })
    .where(and(eq(boughtPlan.id, planId), isNull(boughtPlan.endedAt)))
    .returning();
  if (ended && why === 'refunded') await resumeReplaced(transaction, ended);
  return ended;
}

/** The plan that another one upgraded goes on, with what it had left. */
export async function resumeReplaced(
  transaction: Transaction,
  { replaces }: Pick<BoughtPlan, 'replaces'>,
): Promise<void> {
  if (replaces === null) return;
  await transaction
    .update(boughtPlan)
    .set({ endedAt: null, endedWhy: null })
    .where(and(eq(boughtPlan.id, replaces), eq(boughtPlan.endedWhy, 'upgraded')));
}

/** The plan that an order gave. */
export async function planOfOrder(reader: DatabaseOrTransaction, orderId: string): Promise<BoughtPlan | undefined> {
  const [found] = await reader.select().from(boughtPlan).where(eq(boughtPlan.orderId, orderId));
  return found;
}
