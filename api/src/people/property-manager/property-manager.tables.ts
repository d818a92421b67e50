import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../accounts/accounts.tables.ts';

/** Who manages whose property; without a row a person has no active management. */
export const propertyManagement = pgTable('property_management', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  name: text().notNull(),
  hours: text().notNull(),
  languages: jsonb().$type<string[]>().notNull(),
  nextStep: text('next_step'),
  since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
