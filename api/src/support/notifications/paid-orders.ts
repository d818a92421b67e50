import { checkoutLink } from '@aangan/shared-kit/links/account';
import { eq } from 'drizzle-orm';
import type { Api } from '../../foundation/module/public.ts';
import { salesOrder } from '../../money/orders/public.ts';
import { listNotice } from './list-notice.ts';

/** A paid order is in its buyer's list, with its receipt one press away. */
export function listPaidOrders({ database, events, settings }: Pick<Api, 'database' | 'events' | 'settings'>): void {
  events.on('order.paid', 'notifications', async ({ orderId }) => {
    await database.transaction(async (transaction) => {
      const [order] = await transaction.select().from(salesOrder).where(eq(salesOrder.id, orderId));
      if (!order) return;
      const { accountId, title } = order;
      const at = new Date(settings.now());
      const facts = { kind: 'payments', title: `Paid: ${title}`, path: checkoutLink(orderId), at } as const;
      await listNotice(transaction, { accountId, causeKey: `paid ${orderId}`, ...facts });
    });
  });
}
