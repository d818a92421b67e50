import { financialYear } from '@aangan/shared-kit/domain/financial-year';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { DocumentFacts, DocumentKind } from './document-facts.ts';
import { invoiceDocument, invoiceSeries } from './invoices.tables.ts';

/** First letters of the numbers of each kind. */
const PREFIXES = { invoice: 'AG', receipt: 'RC', 'credit-note': 'CN' } as const satisfies Record<DocumentKind, string>;

interface NewDocument {
  readonly kind: DocumentKind;
  readonly accountId: string;
  readonly orderId: string;
  readonly facts: DocumentFacts;
  readonly at: Date;
}

/**
 * Issues a document with the next number of its series. The number belongs to the transaction: the next document waits
 * for its end, and a rollback gives it back, so that numbers neither repeat nor skip. Call it last in a transaction.
 * @returns the number, `AG/26-27/0000001`
 */
export async function issueDocument(
  transaction: Transaction,
  { kind, accountId, orderId, facts, at }: NewDocument,
): Promise<string> {
  const series = `${PREFIXES[kind]}/${financialYear(at.getTime()).slice(2)}`;
  const [counted] = await transaction
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ position: invoiceSeries.last });
  if (!counted) throw new Error(`No number in the series ${series}`);
  const number = `${series}/${String(counted.position).padStart(7, '0')}`;
  await transaction
    .insert(invoiceDocument)
    .values({ number, series, position: counted.position, kind, accountId, orderId, issuedAt: at, facts });
  return number;
}
