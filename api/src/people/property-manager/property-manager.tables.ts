import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** Who manages whose property; without a row a person has no active management. */
export const propertyManagement = pgTable('property_management', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  name: text().notNull(),
  hours: text().notNull(),
  languages: jsonb().$type<string[]>().notNull(),
  nextStep: text('next_step'),
  since: at('since').notNull(),
});
