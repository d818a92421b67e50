import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';

/** Shortlisted projects. `shortlisted_project_newest`: those of a person in their order. */
export const shortlistedProject = pgTable(
  'shortlisted_project',
  {
    accountId: idOf('account_id', () => account.id),
    projectId: idOf('project_id', () => project.id),
    shortlistedAt: at('shortlisted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.projectId] }),
    index('shortlisted_project_newest').on(table.accountId, table.shortlistedAt.desc()),
  ],
);
