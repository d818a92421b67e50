import type { Voucher, VoucherOffer } from '@aangan/shared-kit/contracts/vouchers';
import { VOUCHER_TERMS, type VoucherOfferRow, voucherOffer } from './voucher-offers.ts';
import type { VoucherRow } from './vouchers.tables.ts';

export function offerAnswer(offer: VoucherOfferRow): VoucherOffer {
  const { code, partner, title, valuePaise, pricePaise, validDays, terms } = offer;
  return {
    offer: code,
    partner,
    title,
    value: valuePaise / 100,
    price: pricePaise / 100,
    validDays,
    terms: [...terms, ...VOUCHER_TERMS],
  };
}

/**
 * A person's voucher, with its code only after it was revealed.
 * @param now epoch ms
 * @throws RangeError for a voucher whose offer is not in the catalogue
 */
export function voucherAnswer(row: VoucherRow, now: number): Voucher {
  const offer = voucherOffer(row.offer);
  if (!offer) throw new RangeError(`There is no voucher offer ${row.offer}.`);
  const { partner, title, value, terms } = offerAnswer(offer);
  const revealed = row.revealedAt !== null;
  return {
    id: row.id,
    partner,
    title,
    value,
    terms,
    state: row.expiresAt.getTime() <= now ? 'expired' : revealed ? 'revealed' : 'ready',
    code: revealed ? row.code : null,
    boughtAt: row.boughtAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
  };
}
