import { and, eq, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/transaction.ts';
import { campaignBudget } from './rewards.tables.ts';

/**
 * Sets paise of a campaign's budget aside, so that what is promised can be paid.
 * @returns false when the budget does not hold them any more: nothing was set aside
 */
export async function commitBudget(
  tx: Transaction,
  { campaign, paise, budgetPaise }: { campaign: string; paise: number; budgetPaise: number },
): Promise<boolean> {
  await tx.insert(campaignBudget).values({ campaign, committedPaise: 0 }).onConflictDoNothing();
  const committed = await tx
    .update(campaignBudget)
    .set({ committedPaise: sql`${campaignBudget.committedPaise} + ${paise}` })
    .where(and(eq(campaignBudget.campaign, campaign), lte(campaignBudget.committedPaise, budgetPaise - paise)))
    .returning({ campaign: campaignBudget.campaign });
  return committed.length > 0;
}

/** Gives back what was set aside and will not be paid. */
export async function releaseBudget(
  tx: Transaction,
  { campaign, paise }: { campaign: string; paise: number },
): Promise<void> {
  await tx
    .update(campaignBudget)
    .set({ committedPaise: sql`${campaignBudget.committedPaise} - ${paise}` })
    .where(eq(campaignBudget.campaign, campaign));
}

/** Paise that a campaign can still promise. */
export async function budgetLeft(
  database: DatabaseOrTransaction,
  campaign: string,
  budgetPaise: number,
): Promise<number> {
  const [row] = await database
    .select({ committedPaise: campaignBudget.committedPaise })
    .from(campaignBudget)
    .where(eq(campaignBudget.campaign, campaign));
  return budgetPaise - (row?.committedPaise ?? 0);
}
