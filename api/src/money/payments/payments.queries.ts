import type { PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { payment, paymentEvent } from './payments.tables.ts';

export type PaymentRow = typeof payment.$inferSelect;

/** Time within which a payment can be paid. */
const PAYABLE_MS = 30 * 60_000;

interface NewPayment {
  readonly accountId: string;
  readonly purpose: string;
  readonly orderId: string;
  readonly description: string;
  readonly paise: number;
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly vpa: string | null;
  readonly at: Date;
}

/** Stores a payment before it starts. The gateway is not called yet. @returns the payment's id */
export async function createPayment(database: DatabaseOrTransaction, facts: NewPayment): Promise<string> {
  const { at, ...rest } = facts;
  const id = newId('pay');
  const expiresAt = new Date(at.getTime() + PAYABLE_MS);
  await database.insert(payment).values({ id, ...rest, state: 'created', createdAt: at, expiresAt });
  return id;
}

export async function paymentOf(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  const [row] = await database
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), eq(payment.id, id)));
  return row;
}

/** The account's payments, newest first. @param after id of the last one that was shown */
export async function paymentsOf(
  database: Database,
  accountId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PaymentRow[]> {
  const last = after === undefined ? undefined : await paymentOf(database, accountId, after);
  const older =
    last &&
    or(lt(payment.createdAt, last.createdAt), and(eq(payment.createdAt, last.createdAt), lt(payment.id, last.id)));
  return database
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), older))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(limit);
}

/** The payment of a gateway's order, locked until the transaction ends. */
export async function holdPaymentOfOrder(
  transaction: Transaction,
  gateway: string,
  order: string,
): Promise<PaymentRow | undefined> {
  const [row] = await transaction
    .select()
    .from(payment)
    .where(and(eq(payment.gateway, gateway), eq(payment.gatewayOrder, order)))
    .for('update');
  return row;
}

/** The payment that succeeded at the gateway under this id, locked until the transaction ends. */
export async function holdPaymentOfGateway(
  transaction: Transaction,
  gateway: string,
  gatewayPayment: string,
): Promise<PaymentRow | undefined> {
  const [row] = await transaction
    .select()
    .from(payment)
    .where(and(eq(payment.gateway, gateway), eq(payment.gatewayPayment, gatewayPayment)))
    .for('update');
  return row;
}

/** One payment, locked until the transaction ends. */
export async function holdPayment(transaction: Transaction, id: string): Promise<PaymentRow | undefined> {
  const [row] = await transaction.select().from(payment).where(eq(payment.id, id)).for('update');
  return row;
}

/** Stores the gateway's order. The payer's UPI address is no longer needed. */
export async function noteOrder(
  transaction: DatabaseOrTransaction,
  id: string,
  order: { gatewayOrder: string; checkoutUrl: string },
): Promise<void> {
  await transaction
    .update(payment)
    .set({ ...order, vpa: null })
    .where(eq(payment.id, id));
}

/** The gateway collects a payment by a mandate: it has no page of its own. */
export async function collectByMandate(
  transaction: Transaction,
  id: string,
  debit: { readonly gatewayOrder: string; readonly checkoutUrl: string; readonly expiresAt: Date },
): Promise<void> {
  await transaction.update(payment).set(debit).where(eq(payment.id, id));
}

export async function changePayment(
  transaction: DatabaseOrTransaction,
  id: string,
  change: Partial<
    Pick<PaymentRow, 'state' | 'gatewayPayment' | 'paidAt' | 'refundedAt' | 'refundedPaise' | 'checkedAt'>
  >,
): Promise<void> {
  await transaction.update(payment).set(change).where(eq(payment.id, id));
}

/** Changes the state of a payment. The page that waits for it is notified. */
export async function movePayment(
  transaction: Transaction,
  id: string,
  change: Pick<PaymentRow, 'state'> &
    Partial<Pick<PaymentRow, 'gatewayPayment' | 'paidAt' | 'refundedAt' | 'refundedPaise'>>,
): Promise<void> {
  await changePayment(transaction, id, change);
  await emitLive(transaction, 'payment-state', id, { state: change.state });
}

/** Stores an event once. @returns false when it was stored before */
export async function noteEvent(transaction: Transaction, event: typeof paymentEvent.$inferInsert): Promise<boolean> {
  const noted = await transaction.insert(paymentEvent).values(event).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** Open payments that nobody has asked the gateway about since `notSince`, oldest first. */
export async function openPayments(database: Database, notSince: Date, limit: number): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payment)
    .where(
      and(
        inArray(payment.state, ['created', 'pending', 'failed']),
        lt(payment.createdAt, notSince),
        or(isNull(payment.checkedAt), lt(payment.checkedAt, notSince)),
      ),
    )
    .orderBy(payment.createdAt)
    .limit(limit);
}
