import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Projects on people's shortlists, each with a note and a price alert. `saved_project_alert`: whom a price concerns. */
export const savedProject = pgTable(
  'saved_project',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    projectId: text('project_id')
      .notNull()
      .references(() => project.id),
    note: text().notNull(),
    priceAlert: boolean('price_alert').notNull(),
    /** ₹ of the cheapest unit when it was saved or last announced. */
    knownPrice: integer('known_price').notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.projectId] }),
    index('saved_project_alert').on(table.projectId, table.priceAlert),
  ],
);
