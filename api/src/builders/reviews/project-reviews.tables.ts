import {
  REVIEW_REPORT_REASON_NAMES,
  REVIEWER_STANDING_NAMES,
  type ReviewAspect,
} from '@aangan/shared-kit/domain/project-review';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';

/**
 * Reviews of projects: one per person and project, and one per declared flat. The indexes `project_review_newest` and
 * `project_review_rating` are the orders of a project's list.
 */
export const projectReview = pgTable(
  'project_review',
  {
    /** Opaque, `prv_…`. */
    id: text().primaryKey(),
    projectId: idOf('project_id', () => project.id),
    /** Null for a demonstration review, which nobody wrote. */
    authorId: text('author_id').references(() => account.id),
    /** Name under a demonstration review; null for people, whose first name is read from the account. */
    inventedName: text('invented_name'),
    standing: text({ enum: REVIEWER_STANDING_NAMES }).notNull(),
    /** A declared resident's flat in capitals, without spaces and signs; shown to the author only. */
    flat: text(),
    /** 1 to 5. */
    rating: smallint().notNull(),
    aspects: jsonb().$type<{ readonly [Aspect in ReviewAspect]?: number }>().notNull(),
    text: text().notNull(),
    /** Staff have hidden it. */
    hidden: boolean().notNull().default(false),
    reply: text(),
    repliedAt: at('replied_at'),
    writtenAt: at('written_at').notNull(),
    editedAt: at('edited_at'),
  },
  (table) => [
    uniqueIndex('project_review_once').on(table.projectId, table.authorId),
    uniqueIndex('project_review_flat').on(table.projectId, table.flat),
    index('project_review_author').on(table.authorId),
    index('project_review_newest').on(table.projectId, table.writtenAt, table.id).where(sql`not hidden`),
    index('project_review_rating').on(table.projectId, table.rating, table.id).where(sql`not hidden`),
  ],
);

export type ProjectReviewRow = typeof projectReview.$inferSelect;

/** Reports of people on reviews, one per person and review. While `decidedAt` is null, the review waits for staff. */
export const projectReviewReport = pgTable(
  'project_review_report',
  {
    reviewId: idOf('review_id', () => projectReview.id, { onDelete: 'cascade' }),
    reporterId: idOf('reporter_id', () => account.id),
    reason: text({ enum: REVIEW_REPORT_REASON_NAMES }).notNull(),
    /** Null once its author's account is deleted. */
    words: text(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reporterId] }),
    index('project_review_report_person').on(table.reporterId),
    index('project_review_report_waiting').on(table.createdAt).where(sql`decided_at is null`),
  ],
);
