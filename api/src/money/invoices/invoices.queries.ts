import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { invoiceDocument } from './invoices.tables.ts';

export type DocumentRow = typeof invoiceDocument.$inferSelect;

/** The documents of an order, in the order of their issue. */
export async function documentsOf(database: DatabaseOrTransaction, orderId: string): Promise<DocumentRow[]> {
  return database
    .select()
    .from(invoiceDocument)
    .where(eq(invoiceDocument.orderId, orderId))
    .orderBy(asc(invoiceDocument.issuedAt), asc(invoiceDocument.number));
}

export async function documentOf(
  database: DatabaseOrTransaction,
  accountId: string,
  number: string,
): Promise<DocumentRow | undefined> {
  const [row] = await database
    .select()
    .from(invoiceDocument)
    .where(and(eq(invoiceDocument.accountId, accountId), eq(invoiceDocument.number, number)));
  return row;
}
