import type { PastCard, ScratchCard, ScratchedCard } from '@aangan/shared-kit/contracts/rewards';
import { cardCampaign } from './campaigns.ts';
import type { ScratchCardRow } from './rewards.tables.ts';

/** A card that is not scratched yet, without its prize. */
export function unscratchedAnswer(row: ScratchCardRow): ScratchCard {
  const { kind, title, reason, prizes, creditDays } = cardCampaign(row.campaign);
  return {
    id: row.id,
    kind,
    title,
    reason,
    odds: prizes.map(({ paise, ofHundred }) => ({ amount: paise / 100, ofHundred })),
    creditDays,
    grantedAt: row.grantedAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  };
}

/** A card that has expired. The prize is included only if it was scratched. */
export function pastAnswer(row: ScratchCardRow): PastCard {
  const { kind, title, reason } = cardCampaign(row.campaign);
  const { id, scratchedAt, prizePaise, expiresAt, creditExpiresAt } = row;
  return {
    id,
    kind,
    title,
    reason,
    state: scratchedAt ? 'scratched' : 'expired',
    amount: scratchedAt ? prizePaise / 100 : null,
    at: (scratchedAt ?? expiresAt).getTime(),
    creditExpiresAt: creditExpiresAt?.getTime() ?? null,
  };
}

/** A scratched card with its prize. */
export function scratchedAnswer(row: ScratchCardRow): ScratchedCard {
  return {
    ...pastAnswer(row),
    state: 'scratched',
    amount: row.prizePaise / 100,
    creditExpiresAt: (row.creditExpiresAt ?? row.expiresAt).getTime(),
    leadsTo: cardCampaign(row.campaign).leadsTo,
  };
}
