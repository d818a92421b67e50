import { randomBytes } from 'node:crypto';
import type { voucherCalls } from '@aangan/shared-kit/contracts/vouchers';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { payForVoucher } from './pay-for-voucher.ts';
import { offerAnswer, voucherAnswer } from './voucher-answer.ts';
import { newVoucherCode } from './voucher-code.ts';
import { VOUCHER_OFFERS, voucherOffer } from './voucher-offers.ts';
import { noteRevealed, saveVoucher, voucherOf, vouchersOf } from './vouchers.queries.ts';
import type { VoucherRow } from './vouchers.tables.ts';

interface VoucherServices extends CallDeps {
  readonly idempotency: Idempotency;
}

/** The calls on partners' vouchers for wallet money. */
export function voucherHandlers({
  database,
  sessions,
  now,
  idempotency,
}: VoucherServices): CallHandlers<typeof voucherCalls> {
  return {
    async 'GET /api/v1/voucher/offers'() {
      return { offers: VOUCHER_OFFERS.map(offerAnswer) };
    },

    async 'GET /api/v1/voucher/list'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await vouchersOf(database, accountId);
      return { vouchers: rows.map((row) => voucherAnswer(row, now())) };
    },

    async 'POST /api/v1/voucher/buy'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      const offer = voucherOffer(body.offer);
      if (!offer) throw callError('no-voucher');
      return idempotency.once(request, reply, { accountId, input: body }, async (tx) => {
        const at = new Date(now());
        const row: VoucherRow = {
          id: `vch_${randomBytes(15).toString('base64url')}`,
          accountId,
          offer: offer.code,
          code: newVoucherCode(),
          pricePaise: offer.pricePaise,
          boughtAt: at,
          expiresAt: new Date(at.getTime() + offer.validDays * DAY_MS),
          revealedAt: null,
        };
        await payForVoucher(tx, { voucher: row, partner: offer.partner });
        await saveVoucher(tx, row);
        return { voucher: voucherAnswer(row, at.getTime()) };
      });
    },

    async 'POST /api/v1/voucher/{voucherId}/reveal'({ params: { voucherId: id } }, request) {
      const { accountId } = await sessions.required(request);
      await noteRevealed(database, { accountId, id, at: new Date(now()) });
      const row = await voucherOf(database, accountId, id);
      if (!row) throw callError('no-voucher');
      if (row.revealedAt === null) throw callError('voucher-expired');
      return { voucher: voucherAnswer(row, now()) };
    },
  };
}
