import { bestClaim, claimCovers } from '@aangan/shared-kit/domain/claim';
import type { CartLine } from '@aangan/shared-kit/domain/plan-cart';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type ClaimRow, openClaims } from '../../money/wallet/public.ts';

/** The claims of a person that cover a part of what they buy, the best first. */
export async function usableClaims(
  database: DatabaseOrTransaction,
  accountId: string,
  lines: readonly CartLine[],
  at: Date,
): Promise<ClaimRow[]> {
  const codes = lines.map(({ claimCode }) => claimCode);
  const open = await openClaims(database, accountId, at);
  const covering = open.filter((claim) => codes.some((code) => claimCovers(claim, code)));
  const best = bestClaim(
    covering.map((claim) => ({ ...claim, expiresAt: claim.expiresAt.getTime() })),
    codes,
  );
  return covering.toSorted((one, other) => Number(other.id === best?.id) - Number(one.id === best?.id));
}

/** A claim as the calls show it. */
export function claimAnswer({ id, title, paise, expiresAt }: ClaimRow) {
  return { id, title, paise, expiresAt: expiresAt.getTime() };
}
