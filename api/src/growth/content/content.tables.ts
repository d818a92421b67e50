import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Articles with all revisions; the highest one is shown. */
export const article = pgTable(
  'article',
  {
    slug: text().notNull(),
    revision: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Only HTML that `allowed-html.ts` allows. */
    html: text().notNull(),
    writtenAt: at('written_at').notNull(),
    /** The staff member, or null for articles that come with the product. */
    writtenBy: text('written_by').references(() => account.id),
  },
  (table) => [primaryKey({ columns: [table.slug, table.revision] })],
);

export const TESTIMONIAL_STATES = ['waiting', 'shown', 'refused'] as const;

/** Stories of people who found a home. `testimonial_state`: pages and staff read one state, newest first. */
export const testimonial = pgTable(
  'testimonial',
  {
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    city: text().notNull(),
    text: text().notNull(),
    state: text({ enum: TESTIMONIAL_STATES }).notNull(),
    submittedAt: at('told_at').notNull(),
  },
  (table) => [index('testimonial_state').on(table.state, table.submittedAt)],
);
