import { indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { and, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import type { SettledEntry } from '../../src/money/payments/public.ts';
import { sandboxOrder, sandboxRefund } from './sandbox-gateway.tables.ts';
import { sandboxPaymentOf } from './sandbox-orders.queries.ts';

/** What the sandbox settles on a day: orders and refunds of the day before. */
export async function sandboxSettlement(database: Database, day: string): Promise<SettledEntry[]> {
  const [from, to] = [-1, 0].map((days) => new Date(indiaDayStart(laterDay(day, days))));
  if (!from || !to) return [];
  const [orders, refunds] = await Promise.all([
    database
      .select()
      .from(sandboxOrder)
      .where(
        and(
          gte(sandboxOrder.createdAt, from),
          lt(sandboxOrder.createdAt, to),
          inArray(sandboxOrder.state, ['paid', 'refunded']),
        ),
      ),
    database
      .select()
      .from(sandboxRefund)
      .where(and(gte(sandboxRefund.createdAt, from), lt(sandboxRefund.createdAt, to))),
  ]);
  return [
    ...orders.flatMap((order): SettledEntry[] => {
      const id = sandboxPaymentOf(order);
      return id === null ? [] : [{ kind: 'payment', id, paise: order.paise }];
    }),
    ...refunds.map(({ id, paise }): SettledEntry => ({ kind: 'refund', id, paise })),
  ];
}
