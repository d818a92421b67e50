import type { walletCalls } from '@aangan/shared-kit/contracts/wallet';
import { bestClaim } from '@aangan/shared-kit/domain/claim';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, CallError, type CallHandlers } from '../../foundation/server/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { checkoutPath, countOpen, createPayment } from '../payments/public.ts';
import { type ClaimRow, openClaims } from './claims.ts';
import { openCredits } from './credits.ts';
import { historyPage } from './history.ts';

interface WalletServices {
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  /** Name of the gateway; undefined where payments are closed. */
  readonly gateway: string | undefined;
}

/** Payments that one person may have open at a time. */
const MOST_OPEN = 20;

const PAYMENTS_CLOSED = 'Payments are closed just now. Please try again later.';
const TOO_MANY_OPEN = 'You have many payments open. Finish one, or try again in half an hour.';

/** The calls on a person's wallet and on top-ups. */
export function walletHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  { sessions, idempotency, gateway }: WalletServices,
): CallHandlers<typeof walletCalls> {
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

    async 'POST /api/v1/wallet/topup'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      if (gateway === undefined) throw new CallError(503, PAYMENTS_CLOSED);
      return idempotency.once(request, reply, { accountId, input: body }, async (transaction) => {
        const at = new Date(now());
        if ((await countOpen(transaction, accountId, at)) >= MOST_OPEN) throw new CallError(429, TOO_MANY_OPEN);
        const paymentId = await createPayment(transaction, {
          accountId,
          purpose: 'wallet-topup',
          description: 'Money added to wallet',
          paise: body.amountPaise,
          gateway,
          at,
        });
        return { paymentId, checkoutUrl: checkoutPath(paymentId) };
      });
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
