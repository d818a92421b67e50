import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import type { DraftValues, FieldStamp } from '@aangan/shared-kit/domain/posting/merge-draft';
import type { FieldName, PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * What owners have typed about a listing, field by field; the id is the listing's, before and after publishing.
 * `posting_draft_open`: the unfinished listings of a person, and the clean-up of old ones.
 */
export const postingDraft = pgTable(
  'posting_draft',
  {
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    city: text().notNull(),
    /** Null is a field that was emptied. */
    fields: jsonb().$type<DraftValues>().notNull(),
    /** When, where and in which version each field got its value. */
    stamps: jsonb().$type<Readonly<Partial<Record<FieldName, FieldStamp>>>>().notNull(),
    version: integer().notNull(),
    /** The fields as they were published last; null before. */
    published: jsonb().$type<PostingValues>(),
    publishedAt: at('published_at'),
    /** The owner has deleted the listing; for a while that can be undone. */
    deletedAt: at('deleted_at'),
    /** Why the listing was not active when it was deleted, so that an undo restores it. */
    reasonBefore: text('reason_before'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    index('posting_draft_open').on(table.accountId, table.changedAt).where(sql`published_at is null`),
    index('posting_draft_left').on(table.changedAt).where(sql`published_at is null`),
  ],
);

export type DraftRow = typeof postingDraft.$inferSelect;
