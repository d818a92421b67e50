import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../accounts/public.ts';

/** First responses of calls that cost or create something. A row commits together with its effect, or not at all. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** `POST /api/v1/wallet/topup`. */
    call: text().notNull(),
    /** The caller's `idempotency-key`. */
    key: text().notNull(),
    /** SHA-256 of the input, hex. */
    digest: text().notNull(),
    status: smallint().notNull(),
    /** The response's JSON, byte for byte. */
    body: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.call, table.key] }),
    index('idempotent_call_at').on(table.at),
  ],
);
