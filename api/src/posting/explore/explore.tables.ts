import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { EXPLORE_STEPS } from '@aangan/shared-kit/domain/posting/explore-questions';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** What visitors wanted to post and how far they came; nothing names a person. `posting_intent_at`: the clean-up. */
export const postingIntent = pgTable(
  'posting_intent',
  {
    id: text().primaryKey(),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    unit: text(),
    localityId: text('locality_id'),
    /** Sq ft. */
    area: integer(),
    step: text({ enum: EXPLORE_STEPS }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('posting_intent_at').on(table.at)],
);

/** What owners think of posting a listing. */
export const postingFeedback = pgTable(
  'posting_feedback',
  {
    accountId: idOf('account_id', () => account.id),
    listingId: text('listing_id').notNull(),
    /** 1 to 5. */
    rating: smallint().notNull(),
    words: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listingId] })],
);
