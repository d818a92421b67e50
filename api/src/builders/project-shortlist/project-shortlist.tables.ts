import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';

/** Shortlisted projects. `shortlisted_project_newest`: those of a person in their order. */
export const shortlistedProject = pgTable(
  'shortlisted_project',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    projectId: text('project_id')
      .notNull()
      .references(() => project.id),
    shortlistedAt: timestamp('shortlisted_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.projectId] }),
    index('shortlisted_project_newest').on(table.accountId, table.shortlistedAt.desc()),
  ],
);
