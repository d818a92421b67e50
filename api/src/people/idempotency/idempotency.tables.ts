import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** First responses of calls that cost or create something. A row commits together with its effect, or not at all. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    accountId: idOf('account_id', () => account.id),
    /** `POST /api/v1/wallet/topup`. */
    call: text().notNull(),
    /** The caller's `idempotency-key`. */
    key: text().notNull(),
    /** SHA-256 of the input, hex. */
    digest: text().notNull(),
    status: smallint().notNull(),
    /** The response's JSON, byte for byte. */
    body: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.call, table.key] }),
    index('idempotent_call_at').on(table.at),
  ],
);
