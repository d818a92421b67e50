import type { topUpCalls } from '@aangan/shared-kit/contracts/top-up';
import { WALLET_LINK } from '@aangan/shared-kit/links/account';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { Orders } from '../orders/public.ts';
import { TOP_UP } from './top-up.sale.ts';

interface TopUpDeps extends CallDeps {
  readonly idempotency: Idempotency;
  readonly orders: Orders;
}

const TITLE = 'Money for your wallet';

/** The call that makes an order for money in the wallet. */
export function topUpHandlers({ sessions, idempotency, orders, now }: TopUpDeps): CallHandlers<typeof topUpCalls> {
  return {
    async 'POST /api/v1/wallet/topup'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      return idempotency.once(request, reply, { accountId, input: body }, (transaction) =>
        orders.create(transaction, {
          accountId,
          purpose: TOP_UP,
          title: TITLE,
          lines: [{ description: TITLE, paise: body.amountPaise }],
          returnUrl: body.returnURL ?? WALLET_LINK,
          at: new Date(now()),
        }),
      );
    },
  };
}
