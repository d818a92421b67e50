import { randomInt } from 'node:crypto';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { commitBudget } from './campaign-budget.queries.ts';
import { CARD_CAMPAIGNS, type RewardEvent } from './campaigns.ts';
import { drawPrize } from './draw-prize.ts';
import { scratchCard } from './rewards.tables.ts';

interface Rewarded {
  readonly event: RewardEvent;
  readonly accountId: string;
  /** The subject, for events that can happen more than once: a referral's id, a level. */
  readonly subject?: string;
  readonly at: Date;
}

/**
 * Gives the cards of every campaign for the event, in the transaction of the event. A person gets each card once,
 * however often this is called. A campaign whose budget is used up gives none.
 * @param roll 0 to 99, uniformly distributed
 * @returns how many cards were given
 */
export async function grantCards(
  tx: Transaction,
  { event, accountId, subject = '', at }: Rewarded,
  roll: () => number = () => randomInt(100),
): Promise<number> {
  let given = 0;
  for (const campaign of CARD_CAMPAIGNS) {
    if (campaign.event !== event) continue;
    const id = newId('scr');
    const prizePaise = drawPrize(campaign.prizes, roll());
    const added = await tx
      .insert(scratchCard)
      .values({
        id,
        accountId,
        campaign: campaign.code,
        subject,
        prizePaise,
        grantedAt: at,
        expiresAt: new Date(at.getTime() + campaign.cardDays * DAY_MS),
      })
      .onConflictDoNothing()
      .returning({ id: scratchCard.id });
    if (added.length === 0) continue;
    const { code, budgetPaise } = campaign;
    if (await commitBudget(tx, { campaign: code, paise: prizePaise, budgetPaise })) given += 1;
    else await tx.delete(scratchCard).where(eq(scratchCard.id, id));
  }
  return given;
}
