import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../src/foundation/database/public.ts';
import { GatewayError } from '../../src/money/payments/public.ts';
import { sandboxOrder } from './sandbox-gateway.tables.ts';

export type SandboxOrder = typeof sandboxOrder.$inferSelect;

interface AskedOrder
  extends Pick<SandboxOrder, 'reference' | 'paise' | 'description' | 'method' | 'vpa' | 'returnUrl'> {
  readonly at: Date;
}

/** The order of a reference, created on first use. */
export async function openSandboxOrder(database: Database, { at, ...asked }: AskedOrder): Promise<SandboxOrder> {
  const id = `order_${randomBytes(12).toString('base64url')}`;
  await database
    .insert(sandboxOrder)
    .values({ id, ...asked, state: 'open', createdAt: at })
    .onConflictDoNothing();
  const [order] = await database.select().from(sandboxOrder).where(eq(sandboxOrder.reference, asked.reference));
  if (!order) throw new GatewayError(`The sandbox has lost the order of ${asked.reference}`);
  return order;
}

export async function sandboxOrderOf(database: DatabaseOrTransaction, id: string): Promise<SandboxOrder | undefined> {
  const [order] = await database.select().from(sandboxOrder).where(eq(sandboxOrder.id, id));
  return order;
}

/** The order, locked until the transaction ends. */
export async function holdSandboxOrder(transaction: Transaction, id: string): Promise<SandboxOrder | undefined> {
  const [order] = await transaction.select().from(sandboxOrder).where(eq(sandboxOrder.id, id)).for('update');
  return order;
}

export async function changeSandboxOrder(
  transaction: Transaction,
  id: string,
  change: Pick<SandboxOrder, 'state' | 'refundedPaise'>,
): Promise<void> {
  await transaction.update(sandboxOrder).set(change).where(eq(sandboxOrder.id, id));
}

/** The sandbox's id of the payment for an order; null before. */
export function sandboxPaymentOf({ id, state }: Pick<SandboxOrder, 'id' | 'state'>): string | null {
  return state === 'paid' || state === 'refunded' ? id.replace('order_', 'sbx_') : null;
}
