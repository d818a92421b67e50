import type { ReviewSummary } from '@aangan/shared-kit/contracts/project-reviews';
import {
  type RatingSpread,
  REVIEW_ASPECT_NAMES,
  type ReviewAspect,
  type ReviewSort,
  ratingSummary,
} from '@aangan/shared-kit/domain/project-review';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { builder, project } from '../../places/public.ts';
import { projectReview, projectReviewReport } from './project-reviews.tables.ts';
import { afterCursor, REVIEW_ORDERS } from './review-cursor.ts';

/** Most reviews in one answer to staff. */
const WAITING = 50;

const FACTS = {
  row: projectReview,
  author: { name: account.name, deletedAt: account.deletedAt },
  project: {
    id: project.id,
    name: project.name,
    builder: builder.name,
    city: project.city,
    builderId: project.builderId,
  },
};

/** A review with its author and project. */
export type ReviewFacts = Awaited<ReturnType<typeof reviewsWhere>>[number];

export interface ReviewPage {
  readonly sort: ReviewSort;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Reviews that fit, in the order of the page. */
export function reviewsWhere(
  database: DatabaseOrTransaction,
  where: SQL | undefined,
  { sort, cursor, limit }: ReviewPage = { sort: 'newest', cursor: undefined, limit: 1 },
) {
  return database
    .select(FACTS)
    .from(projectReview)
    .innerJoin(project, eq(project.id, projectReview.projectId))
    .innerJoin(builder, eq(builder.id, project.builderId))
    .leftJoin(account, eq(account.id, projectReview.authorId))
    .where(and(where, afterCursor(sort, cursor)))
    .orderBy(...REVIEW_ORDERS[sort].by)
    .limit(limit);
}

/** The review of a person about a project, hidden or not. */
export async function reviewBy(database: DatabaseOrTransaction, authorId: string, projectId: string) {
  const [found] = await reviewsWhere(
    database,
    and(eq(projectReview.authorId, authorId), eq(projectReview.projectId, projectId)),
  );
  return found;
}

/** A review that everybody can read; undefined for a hidden one. */
export async function shownReview(database: DatabaseOrTransaction, id: string) {
  const [found] = await reviewsWhere(database, and(eq(projectReview.id, id), eq(projectReview.hidden, false)));
  return found;
}

/** Spread, means and counts of a project's reviews, in one pass over them. */
export async function reviewSummary(database: Database, projectId: string): Promise<ReviewSummary> {
  const stars = (number: number, real: boolean) =>
    sql<number>`(count(*) filter (where ${projectReview.rating} = ${number} ${
      real ? sql`and ${projectReview.authorId} is not null` : sql``
    }))::int`;
  const mean = (aspect: ReviewAspect) =>
    sql<number | null>`round(avg((${projectReview.aspects} ->> ${sql.raw(`'${aspect}'`)})::numeric), 1)::float8`;
  const [found] = await database
    .select({
      ...{ one: stars(1, false), two: stars(2, false), three: stars(3, false), four: stars(4, false) },
      ...{ five: stars(5, false), real1: stars(1, true), real2: stars(2, true), real3: stars(3, true) },
      ...{ real4: stars(4, true), real5: stars(5, true) },
      ...Object.fromEntries(REVIEW_ASPECT_NAMES.map((aspect) => [`aspect-${aspect}`, mean(aspect)])),
    })
    .from(projectReview)
    .where(and(eq(projectReview.projectId, projectId), eq(projectReview.hidden, false)));
  const counted: Readonly<Record<string, number | null>> = found ?? {};
  const read = (...names: readonly string[]) => names.map((name) => counted[name] ?? 0) as unknown as RatingSpread;
  const spread = read('one', 'two', 'three', 'four', 'five');
  const real = ratingSummary(read('real1', 'real2', 'real3', 'real4', 'real5'));
  const all = ratingSummary(spread);
  const aspects = REVIEW_ASPECT_NAMES.flatMap((aspect) => {
    const value = counted[`aspect-${aspect}`];
    return value === null || value === undefined ? [] : [[aspect, value] as const];
  });
  return {
    ...all,
    spread: [...spread] as [number, number, number, number, number],
    aspects: Object.fromEntries(aspects),
    demonstration: all.count - real.count,
    real,
  };
}

/** Reported reviews that wait for staff, the longest waiting first, with their open reports. */
export async function reportedReviews(database: Database) {
  const waiting = await database
    .select({ id: projectReviewReport.reviewId })
    .from(projectReviewReport)
    .where(isNull(projectReviewReport.decidedAt))
    .groupBy(projectReviewReport.reviewId)
    .orderBy(asc(sql`min(${projectReviewReport.createdAt})`))
    .limit(WAITING);
  const ids = waiting.map(({ id }) => id);
  if (ids.length === 0) return [];
  const reviews = await reviewsWhere(database, inArray(projectReview.id, ids), {
    ...{ sort: 'newest', cursor: undefined, limit: WAITING },
  });
  const reports = await database
    .select()
    .from(projectReviewReport)
    .where(and(inArray(projectReviewReport.reviewId, ids), isNull(projectReviewReport.decidedAt)))
    .orderBy(asc(projectReviewReport.createdAt));
  return ids.flatMap((id) => {
    const facts = reviews.find(({ row }) => row.id === id);
    return facts ? [{ ...facts, reports: reports.filter(({ reviewId }) => reviewId === id) }] : [];
  });
}

export async function countReported(database: Database): Promise<number> {
  const [found] = await database
    .select({ number: sql<number>`count(distinct ${projectReviewReport.reviewId})::int` })
    .from(projectReviewReport)
    .where(isNull(projectReviewReport.decidedAt));
  return found?.number ?? 0;
}
