import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database } from '../../foundation/database/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import { grantCredit } from '../wallet/public.ts';
import { cardCampaign } from './campaigns.ts';
import { cardOf, markScratched } from './rewards.queries.ts';
import type { ScratchCardRow } from './rewards.tables.ts';

/**
 * Scratches a card: one conditional update decides who scratches it, and the same transaction pays its credit. A repeat
 * returns the same and pays nothing.
 * @throws CallError 404 for a card of another account, 410 for an expired one
 */
export async function scratch(
  database: Database,
  { accountId, cardId, at }: { accountId: string; cardId: string; at: Date },
): Promise<ScratchCardRow> {
  const card = await cardOf(database, accountId, cardId);
  if (!card) throw callError('no-card');
  const campaign = cardCampaign(card.campaign);
  const creditExpiresAt = new Date(at.getTime() + campaign.creditDays * DAY_MS);
  const now = await database.transaction(async (tx) => {
    const row = await markScratched(tx, { accountId, cardId, at, creditExpiresAt });
    if (!row) return undefined;
    await grantCredit(tx, {
      key: `scratch-card:${cardId}`,
      campaign: campaign.code,
      accountId,
      paise: row.prizePaise,
      title: campaign.title,
      at,
      expiresAt: creditExpiresAt,
    });
    return row;
  });
  const scratched = now ?? (await cardOf(database, accountId, cardId));
  if (!scratched?.scratchedAt) {
    throw new CallError(410, `This card could be scratched until ${formatDay(card.expiresAt.getTime())}.`);
  }
  return scratched;
}
