import { NO_EFFECT, type Sale } from '../../foundation/module/public.ts';
import { holdNegotiation, moveNegotiation, noteRefund } from './negotiation.queries.ts';

/** The purpose of orders for negotiations; their `ref` is the negotiation. */
export const RENT_NEGOTIATION = 'rent-negotiation';

/** A negotiation of a rent: staff begin when it is paid, and it ends when all of its money is back. */
export const negotiationSale: Sale = {
  tax: { code: '998599', gstRate: 18 },
  acceptsWallet: true,

  async paid(transaction, { ref }, at) {
    const row = ref === null ? undefined : await holdNegotiation(transaction, ref);
    if (row?.state === 'unpaid') await moveNegotiation(transaction, row, 'pay', {}, at);
  },

  async refunded(transaction, { ref }, { paise, isWhole }, at) {
    const row = ref === null ? undefined : await holdNegotiation(transaction, ref);
    if (!row) return;
    const refundedPaise = row.refundedPaise + paise;
    const ends = isWhole && (row.state === 'paid' || row.state === 'talking' || row.state === 'agreed');
    if (ends) await moveNegotiation(transaction, row, 'refund', { refundedPaise }, at);
    else await noteRefund(transaction, row.id, refundedPaise);
  },

  failed: NO_EFFECT,
  expired: NO_EFFECT,
};
