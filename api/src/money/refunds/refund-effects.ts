import { eq } from 'drizzle-orm';
import type { RefundEffects } from '../payments/public.ts';
import { orderRefund } from './refunds.tables.ts';
import { gatewayKey, refundOfKey, settleRefund } from './settle-refund.ts';

/** The gateway's news of refunds that we asked for. */
export function refundEffects(): RefundEffects {
  return {
    async heard(transaction, { key, refund, state }, at) {
      if (key === null) return undefined;
      const [row] = await transaction
        .select()
        .from(orderRefund)
        .where(eq(orderRefund.id, refundOfKey(key)));
      if (!row) return undefined;
      // Late news of an earlier round: another one is under way.
      if (gatewayKey(row) !== key) return 'heard before';
      return (await settleRefund(transaction, row.id, { refund, state }, at)) ?? 'heard before';
    },
  };
}
