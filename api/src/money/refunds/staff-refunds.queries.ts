import { asc, desc, eq, inArray, like, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { documentsOf, invoiceDocument } from '../invoices/public.ts';
import { ledgerEntry, ledgerTransaction } from '../ledger/public.ts';
import { linesOf, orderAttempt, salesOrder } from '../orders/public.ts';
import { payment } from '../payments/public.ts';
import { orderRefund } from './refunds.tables.ts';

/** Cases and orders at once. */
const AT_MOST = 200;
const ORDERS_AT_MOST = 20;

/** Refunds that failed, oldest first. */
export async function failedRefunds(database: Database) {
  const rows = await database
    .select({ refund: orderRefund, title: salesOrder.title })
    .from(orderRefund)
    .innerJoin(salesOrder, eq(salesOrder.id, orderRefund.orderId))
    .where(eq(orderRefund.state, 'failed'))
    .orderBy(asc(orderRefund.createdAt))
    .limit(AT_MOST);
  return rows.map(({ refund: { id, orderId, gatewayPaise, reason, problem, createdAt }, title }) => ({
    id,
    orderId,
    title,
    gatewayPaise,
    reason,
    problem: problem ?? '',
    createdOn: createdAt.getTime(),
  }));
}

export function countFailed(database: Database): Promise<number> {
  return database.$count(orderRefund, eq(orderRefund.state, 'failed'));
}

/** Orders by their id, the number of an invoice or a credit note, or the buyer's phone, newest first. */
export async function ordersFor(database: Database, asked: string) {
  const phone = asked.replaceAll(/[\s-]/g, '');
  const byDocument = database
    .select({ id: invoiceDocument.orderId })
    .from(invoiceDocument)
    .where(eq(invoiceDocument.number, asked.toUpperCase()));
  const byPhone = database
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.phone, [phone, `+91${phone}`]));
  return database
    .select()
    .from(salesOrder)
    .where(or(eq(salesOrder.id, asked), inArray(salesOrder.id, byDocument), inArray(salesOrder.accountId, byPhone)))
    .orderBy(desc(salesOrder.createdAt))
    .limit(ORDERS_AT_MOST);
}

/** An order with everything that happened to its money. */
export async function staffOrder(database: Database, order: typeof salesOrder.$inferSelect) {
  const { id, title, purpose, state, accountId, createdAt, paidAt, attemptId } = order;
  const [lines, payments, refunds, documents, attempts] = await Promise.all([
    linesOf(database, id),
    database.select().from(payment).where(eq(payment.orderId, id)).orderBy(asc(payment.createdAt)),
    database.select().from(orderRefund).where(eq(orderRefund.orderId, id)).orderBy(asc(orderRefund.createdAt)),
    documentsOf(database, id),
    database.select().from(orderAttempt).where(eq(orderAttempt.orderId, id)),
  ]);
  const paid = attempts.find((each) => each.id === attemptId);
  const { walletPaise = 0, gatewayPaise = 0, refundedPaise = 0, walletBackPaise = 0 } = paid ?? {};
  const left = walletPaise + gatewayPaise - refundedPaise - walletBackPaise;
  const keys = [
    `order:${id}`,
    ...payments.map((each) => `payment:${each.id}`),
    ...refunds.map((each) => `refund:${each.id}`),
  ];
  const ledger = await database
    .select({
      at: ledgerTransaction.at,
      kind: ledgerTransaction.kind,
      account: ledgerEntry.ledgerAccount,
      paise: ledgerEntry.paise,
    })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .where(or(...keys.map((key) => like(ledgerTransaction.key, `${key}:%`))))
    .orderBy(asc(ledgerTransaction.id), asc(ledgerEntry.id));
  return {
    id,
    title,
    purpose,
    state,
    accountId,
    createdOn: createdAt.getTime(),
    paidOn: paidAt?.getTime() ?? null,
    lines: lines.map(({ description, paise }) => ({ description, paise })),
    walletPaise,
    gatewayPaise,
    refundablePaise: state === 'paid' ? left : 0,
    payments: payments.map((each) => ({
      id: each.id,
      state: each.state,
      paise: each.paise,
      gatewayPayment: each.gatewayPayment,
    })),
    refunds: refunds.map((each) => ({
      id: each.id,
      state: each.state,
      paise: each.gatewayPaise + each.walletPaise,
      reason: each.reason,
      createdOn: each.createdAt.getTime(),
    })),
    documents: documents.map(({ number }) => number),
    ledger: ledger.map((entry) => ({ ...entry, at: entry.at.getTime() })),
  };
}
