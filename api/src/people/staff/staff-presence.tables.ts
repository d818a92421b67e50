import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** The case of a queue that a member of staff looks at now. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    queue: text().notNull(),
    staffId: text('staff_id').notNull(),
    caseId: text('case_id').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.staffId] }), index('staff_presence_seen').on(table.seenAt)],
);
