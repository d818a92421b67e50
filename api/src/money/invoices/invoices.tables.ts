import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { DOCUMENT_KINDS, type DocumentFacts } from './document-facts.ts';

/** The last number of each series: one for each kind of document and financial year. */
export const invoiceSeries = pgTable('invoice_series', {
  /** `AG/26-27`. */
  series: text().primaryKey(),
  last: integer().notNull(),
});

/** Invoices, receipts and credit notes. A document never changes; it is drawn from its row at each download. */
export const invoiceDocument = pgTable(
  'invoice_document',
  {
    /** `AG/26-27/0000001`, sixteen characters at most. Source: CGST Rules, rule 46 (b). */
    number: text().primaryKey(),
    series: idOf('series', () => invoiceSeries.series),
    position: integer().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    accountId: idOf('account_id', () => account.id),
    orderId: text('order_id').notNull(),
    issuedAt: at('issued_at').notNull(),
    facts: jsonb().$type<DocumentFacts>().notNull(),
  },
  (table) => [
    uniqueIndex('invoice_document_position').on(table.series, table.position),
    index('invoice_document_order').on(table.orderId),
    index('invoice_document_account').on(table.accountId),
  ],
);
