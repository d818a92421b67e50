import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Projects that people watch, each with a note and a price alert. `watched_project_alert`: whom a price concerns. */
export const watchedProject = pgTable(
  'watched_project',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    projectId: text('project_id')
      .notNull()
      .references(() => project.id),
    note: text().notNull(),
    priceAlert: boolean('price_alert').notNull(),
    /** ₹ of the cheapest unit when the alert began or was last announced. */
    knownPrice: integer('known_price').notNull(),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.projectId] }),
    index('watched_project_alert').on(table.projectId, table.priceAlert),
  ],
);
