import { indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type PaymentGateway, payment } from '../../money/payments/public.ts';
import { orderRefund } from '../../money/refunds/public.ts';
import type { Book } from './book.ts';
import type { BookLine } from './compare-books.ts';
import { settleRent } from './settle-rent.ts';

/** A gateway settles two bank days after a payment: with a weekend and a holiday, all is there after a week. */
const SETTLED_WITHIN_DAYS = 7;

/** Payments and refunds of a gateway beside its daily file of settlements. */
export function gatewayBook(database: Database, gateway: PaymentGateway): Book {
  return {
    file: 'gateway',
    readyAfterDays: 1,
    async fileOf(day) {
      const entries = await gateway.settledOn(day);
      return entries.map(({ id, paise }) => ({ subject: id, paise, state: 'done' }));
    },
    async ours(subjects) {
      if (subjects.length === 0) return [];
      const wanted = [...subjects];
      const [payments, refunds] = await Promise.all([
        database
          .select()
          .from(payment)
          .where(and(eq(payment.gateway, gateway.name), inArray(payment.gatewayPayment, wanted))),
        database.select().from(orderRefund).where(inArray(orderRefund.gatewayRefund, wanted)),
      ]);
      return [...payments.flatMap(paymentLine), ...refunds.flatMap(refundLine)];
    },
    async expectedBy(day) {
      const [from, to] = [-SETTLED_WITHIN_DAYS, 1 - SETTLED_WITHIN_DAYS].map(
        (days) => new Date(indiaDayStart(laterDay(day, days))),
      ) as [Date, Date];
      const [payments, refunds] = await Promise.all([
        database
          .select()
          .from(payment)
          .where(and(eq(payment.gateway, gateway.name), gte(payment.paidAt, from), lt(payment.paidAt, to))),
        database
          .select()
          .from(orderRefund)
          .where(and(gte(orderRefund.doneAt, from), lt(orderRefund.doneAt, to), isNotNull(orderRefund.gatewayRefund))),
      ]);
      return [...payments.flatMap(paymentLine), ...refunds.flatMap(refundLine)];
    },
    settle: (transaction, lines, day) => settleRent(transaction, gateway.name, lines, day),
  };
}

function paymentLine({ gatewayPayment, paise, state }: typeof payment.$inferSelect): BookLine[] {
  const isPaid = state === 'paid' || state === 'refunded';
  return gatewayPayment === null ? [] : [{ subject: gatewayPayment, paise, state: isPaid ? 'done' : 'open' }];
}

function refundLine({ gatewayRefund, gatewayPaise, state }: typeof orderRefund.$inferSelect): BookLine[] {
  const stateOf = { asked: 'open', sent: 'open', done: 'done', failed: 'failed' } as const;
  return gatewayRefund === null ? [] : [{ subject: gatewayRefund, paise: gatewayPaise, state: stateOf[state] }];
}
