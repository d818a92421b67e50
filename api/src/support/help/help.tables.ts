import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** Whether articles helped, once for each browser. It names nobody. The first column of the key serves the counts. */
export const helpAnswer = pgTable(
  'help_answer',
  {
    article: text().notNull(),
    /** Digest of the device or, without one, of the network address. */
    origin: text().notNull(),
    helped: boolean().notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.article, table.origin] }), index('help_answer_at').on(table.answeredAt)],
);
