import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { sandboxOrder } from '../sandbox-gateway/sandbox-gateway.tables.ts';
import { openSandboxOrder } from '../sandbox-gateway/sandbox-orders.queries.ts';
import { type SandboxDebit, type SandboxMandate, sandboxDebit, sandboxMandate } from './sandbox-mandates.tables.ts';

/** A registration, once for a receipt. */
export async function openMandate(
  database: Database,
  facts: Pick<SandboxMandate, 'receipt' | 'mostPaise' | 'description' | 'returnUrl' | 'createdAt'>,
): Promise<SandboxMandate | undefined> {
  const id = `inv_${createHash('sha256').update(facts.receipt).digest('hex').slice(0, 14)}`;
  await database
    .insert(sandboxMandate)
    .values({ id, ...facts, status: 'initiated' })
    .onConflictDoNothing();
  return mandateWith(database, id);
}

/** The mandate of any of its ids: registration, token, customer or proof. */
export async function mandateWith(database: Database, id: string): Promise<SandboxMandate | undefined> {
  const registration = `inv_${id.slice(id.indexOf('_') + 1)}`;
  const [row] = await database.select().from(sandboxMandate).where(eq(sandboxMandate.id, registration));
  return row;
}

export async function mandateOfReceipt(database: Database, receipt: string): Promise<SandboxMandate | undefined> {
  const [row] = await database.select().from(sandboxMandate).where(eq(sandboxMandate.receipt, receipt));
  return row;
}

export async function changeMandate(
  database: Database,
  id: string,
  change: Partial<Pick<SandboxMandate, 'status' | 'behaviour' | 'isProofBack'>>,
): Promise<void> {
  await database.update(sandboxMandate).set(change).where(eq(sandboxMandate.id, id));
}

/** An order whose debit the payer's bank announces. */
export async function announceDebit(
  database: Database,
  mandate: SandboxMandate,
  { receipt, paise, notBefore, at }: { receipt: string; paise: number; notBefore: Date; at: Date },
): Promise<string> {
  const facts = { reference: receipt, paise, description: mandate.description, method: 'upi' as const, vpa: null };
  const { id: orderId } = await openSandboxOrder(database, { ...facts, returnUrl: mandate.returnUrl, at });
  const row = { orderId, mandateId: mandate.id, notBefore, status: 'announced' as const };
  await database.insert(sandboxDebit).values(row).onConflictDoNothing();
  return orderId;
}

export async function orderOfReceipt(database: Database, receipt: string): Promise<string | undefined> {
  const [row] = await database.select().from(sandboxOrder).where(eq(sandboxOrder.reference, receipt));
  return row?.id;
}

export async function debitOfOrder(database: Database, orderId: string): Promise<SandboxDebit | undefined> {
  const [row] = await database.select().from(sandboxDebit).where(eq(sandboxDebit.orderId, orderId));
  return row;
}

/**
 * Takes the money of an order, or fails. An order that is paid stays paid, however often it is asked for.
 * @returns the debit then; undefined for an unknown one, or one before its time
 */
export async function takeMoney(database: Database, orderId: string, at: Date): Promise<SandboxDebit | undefined> {
  return database.transaction(async (transaction) => {
    const [debit] = await transaction
      .select()
      .from(sandboxDebit)
      .where(eq(sandboxDebit.orderId, orderId))
      .for('update');
    if (!debit || at < debit.notBefore) return undefined;
    const [mandate] = await transaction.select().from(sandboxMandate).where(eq(sandboxMandate.id, debit.mandateId));
    if (!mandate || debit.status !== 'announced') return debit;
    const reason = await reasonOf(transaction, mandate);
    const change = { requests: debit.requests + 1, status: reason === null ? 'captured' : 'failed', reason } as const;
    await transaction.update(sandboxDebit).set(change).where(eq(sandboxDebit.orderId, orderId));
    const state = reason === null ? 'paid' : 'failed';
    await transaction.update(sandboxOrder).set({ state }).where(eq(sandboxOrder.id, orderId));
    return { ...debit, ...change };
  });
}

/** Why the bank refuses a debit; null if it does not. */
async function reasonOf(
  transaction: Parameters<Parameters<Database['transaction']>[0]>[0],
  { id, status, behaviour }: SandboxMandate,
): Promise<string | null> {
  if (status !== 'confirmed' || behaviour === 'revoked') return 'mandate_revoked';
  if (behaviour === 'no-money') return 'insufficient_funds';
  if (behaviour !== 'no-money-once') return null;
  const tried = sql`${sandboxDebit.mandateId} = ${id} and ${sandboxDebit.requests} > 0`;
  return (await transaction.$count(sandboxDebit, tried)) === 0 ? 'insufficient_funds' : null;
}
