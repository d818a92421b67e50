import { CREDIT_CHECK_STATES } from '@aangan/shared-kit/domain/credit/credit-check';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** What people agreed to before a bureau was asked. Rows are never changed, and outlive the report. */
export const creditConsent = pgTable(
  'credit_consent',
  {
    /** `crc_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    bureau: text().notNull(),
    /** Word by word, with its version. */
    text: text().notNull(),
    version: text().notNull(),
    /** `Chrome on Android`. */
    client: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('credit_consent_account').on(table.accountId, table.at)],
);

/** Questions to a bureau, with its answer. PAN and report are encrypted, each for its own row. */
export const creditCheck = pgTable(
  'credit_check',
  {
    /** `crr_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    consentId: idOf('consent_id', () => creditConsent.id),
    state: text({ enum: CREDIT_CHECK_STATES }).notNull(),
    bureau: text().notNull(),
    isSample: boolean('is_sample').notNull(),
    askedAt: at('asked_at').notNull(),
    panSealed: text('pan_sealed').notNull(),
    /** `•••••1234F`. */
    panShown: text('pan_shown').notNull(),
    /** JSON of `CreditFacts`; null unless the state is `ready`. */
    factsSealed: text('facts_sealed'),
  },
  (table) => [
    uniqueIndex('credit_check_asking').on(table.accountId).where(sql`state = 'asking'`),
    index('credit_check_account').on(table.accountId, table.askedAt),
    index('credit_check_age').on(table.askedAt),
  ],
);

export type CreditCheckRow = typeof creditCheck.$inferSelect;
