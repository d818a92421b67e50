import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';

/** Projects that people watch, each with a note and a price alert. `watched_project_alert`: whom a price concerns. */
export const watchedProject = pgTable(
  'watched_project',
  {
    accountId: idOf('account_id', () => account.id),
    projectId: idOf('project_id', () => project.id),
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
