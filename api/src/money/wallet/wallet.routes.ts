import type { walletCalls } from '@aangan/shared-kit/contracts/wallet';
import { bestClaim } from '@aangan/shared-kit/domain/claim';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { type ClaimRow, openClaims } from './claims.ts';
import { openCredits } from './credits.ts';
import { historyPage } from './history.ts';

/** The calls on a person's wallet. */
export function walletHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof walletCalls> {
  return {
    async 'GET /api/v1/wallet'(_input, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      const [moneyPaise, credits, claims] = await Promise.all([
        balanceOf(database, walletAccount(accountId)),
        openCredits(database, accountId, at),
        openClaims(database, accountId, at),
      ]);
      return {
        balancePaise: credits.reduce((sum, { paise }) => sum + paise, moneyPaise),
        moneyPaise,
        credits: credits.map((credit) => ({ ...credit, expiresAt: credit.expiresAt.getTime() })),
        claims: claims.map(claimAnswer),
      };
    },

    async 'GET /api/v1/wallet/history'({ query }, request) {
      const { accountId } = await sessions.required(request);
      return historyPage(database, accountId, query.cursor);
    },

    async 'GET /api/v1/wallet/best-claim'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const claims = (await openClaims(database, accountId, new Date(now()))).map(claimAnswer);
      return { claim: bestClaim(claims, query.target_service) ?? null };
    },
  };
}

function claimAnswer({ id, title, paise, targetServices, expiresAt }: ClaimRow) {
  return { id, title, paise, targetServices, expiresAt: expiresAt.getTime() };
}
