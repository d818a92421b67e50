import { and, eq, lte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { campaignBudget } from './rewards.tables.ts';

/**
 * Reserves paise of a campaign's budget, so that what is promised can be paid.
 * @returns false when the budget has less left: then nothing is reserved
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

/** Releases a reservation that will not be paid. */
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
