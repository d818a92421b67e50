import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { planUnlock } from './entitlements.tables.ts';
import { type PlanReader, plansInForce } from './entitlements.ts';

/** Which of these deals the plans of a person that are in force have unlocked. */
export async function dealsOfPlans(
  reader: PlanReader,
  accountId: string,
  dealIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const plans = (await plansInForce(reader, accountId, now)).map(({ id }) => id);
  if (dealIds.length === 0 || plans.length === 0) return new Set();
  const rows = await reader
    .select({ dealId: planUnlock.dealId })
    .from(planUnlock)
    .where(and(inArray(planUnlock.planId, plans), inArray(planUnlock.dealId, [...dealIds])));
  return new Set(rows.map(({ dealId }) => dealId));
}

/**
 * Unlocks a deal with a plan in force that has one left; the plan that ends first is used first. Requests of a person
 * run one at a time, so that the limit holds. A deal that a plan has unlocked costs nothing again.
 * @returns whether it is unlocked now
 */
export function unlockWithPlan(
  database: Database,
  { accountId, dealId, at }: { readonly accountId: string; readonly dealId: string; readonly at: Date },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    if ((await dealsOfPlans(transaction, accountId, [dealId], at)).has(dealId)) return true;
    for (const { id: planId, terms } of await plansInForce(transaction, accountId, at)) {
      const limit = terms.transactionDetails ?? 0;
      if (limit > 0 && (await transaction.$count(planUnlock, eq(planUnlock.planId, planId))) < limit) {
        await transaction.insert(planUnlock).values({ planId, dealId, at });
        return true;
      }
    }
    return false;
  });
}
