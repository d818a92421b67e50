import type { projectReviewCalls } from '@aangan/shared-kit/contracts/project-reviews';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { CallError, type CallHandlers, callError, callLimit } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { project } from '../../places/public.ts';
import { type ActingBuilder, actingBuilder } from '../own-projects/public.ts';
import { mayReview } from './may-review.ts';
import {
  countReported,
  type ReviewFacts,
  reportedReviews,
  reviewBy,
  reviewSummary,
  reviewsWhere,
  shownReview,
} from './project-reviews.queries.ts';
import { type ProjectReviewRow, projectReview, projectReviewReport } from './project-reviews.tables.ts';
import { cursorAfter } from './review-cursor.ts';
import { decideReview, reopenReview } from './staff-reviews.ts';
import { reviewedProject, wireReview } from './wire-review.ts';
import { HIDDEN, writeReview } from './write-review.ts';

/** Reviews on a page. */
const PAGE = 10;

/** Reports a minute: a person sends one. */
const REPORTS_A_MINUTE = { device: 10, address: 40, message: 'Too many reports. Try again in a minute.' } as const;

const QUEUE = { queue: 'project-reviews', role: 'listings' } as const;

/** Reviews of projects, for readers, authors, builders and staff. */
export function projectReviewHandlers({
  app,
  database,
  sessions,
  now,
  decisions,
}: StaffCallDeps): CallHandlers<typeof projectReviewCalls> {
  const countHit = callLimit(app, REPORTS_A_MINUTE);

  /** The person's review and what they may write. */
  async function mine(accountId: string, projectId: string) {
    const { standings, why } = await mayReview(database, accountId, projectId, new Date(now()));
    const found = await reviewBy(database, accountId, projectId);
    return {
      standings: [...standings],
      why,
      review: found ? { ...wireReview(found), flat: found.row.flat, hidden: found.row.hidden } : null,
    };
  }

  /** Changes the reply to a review of the builder's own projects. @throws CallError 404 for those of others */
  async function reply(reviewId: string, { builderId }: ActingBuilder, text: string | null) {
    const found = await shownReview(database, reviewId);
    if (found?.project.builderId !== builderId) throw callError('no-review');
    const change = { reply: text, repliedAt: text === null ? null : new Date(now()) };
    await database.update(projectReview).set(change).where(eq(projectReview.id, reviewId));
    return { review: wireReview({ ...found, row: { ...found.row, ...change } }) };
  }

  return {
    async 'GET /api/v1/building/{id}/reviews'({ params, query: { sort, cursor } }) {
      if ((await database.$count(project, eq(project.id, params.id))) === 0) throw callError('no-project');
      const where = and(eq(projectReview.projectId, params.id), eq(projectReview.hidden, false));
      const [summary, rows] = await Promise.all([
        reviewSummary(database, params.id),
        reviewsWhere(database, where, { sort, cursor, limit: PAGE + 1 }),
      ]);
      const { shown, next } = pageOf(rows, (row) => cursorAfter(sort, row));
      return { summary, reviews: shown.map(wireReview), next };
    },

    async 'GET /api/v1/building/{id}/reviews/mine'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return mine(accountId, params.id);
    },

    async 'PUT /api/v1/building/{id}/reviews/mine'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      await writeReview(database, { ...body, authorId: accountId, projectId: params.id }, new Date(now()));
      return mine(accountId, params.id);
    },

    async 'DELETE /api/v1/building/{id}/reviews/mine'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const found = await reviewBy(database, accountId, params.id);
      if (found?.row.hidden) throw new CallError(409, HIDDEN);
      const own = and(eq(projectReview.authorId, accountId), eq(projectReview.projectId, params.id));
      await database.delete(projectReview).where(and(own, eq(projectReview.hidden, false)));
      return mine(accountId, params.id);
    },

    async 'PUT /api/v1/project-reviews/{reviewId}/report'({ params: { reviewId }, body }, request) {
      const { accountId: reporterId } = await sessions.required(request);
      await countHit(request, reporterId);
      const found = await shownReview(database, reviewId);
      if (!found) throw callError('no-review');
      if (found.row.authorId === reporterId) throw callError('own-review');
      const facts = { reason: body.reason, words: body.words };
      await database
        .insert(projectReviewReport)
        .values({ reviewId, reporterId, createdAt: new Date(now()), ...facts })
        // A report that staff have decided stays decided.
        .onConflictDoUpdate({
          target: [projectReviewReport.reviewId, projectReviewReport.reporterId],
          set: facts,
          setWhere: sql`${projectReviewReport.decidedAt} is null`,
        });
      return { reported: true as const };
    },

    async 'GET /api/v1/builder/reviews'({ query: { cursor } }, request) {
      const { builderId } = await actingBuilder(database, sessions, request);
      const own = database.select({ id: project.id }).from(project).where(eq(project.builderId, builderId));
      const where = and(inArray(projectReview.projectId, own), eq(projectReview.hidden, false));
      const rows = await reviewsWhere(database, where, { sort: 'newest', cursor, limit: PAGE + 1 });
      const { shown, next } = pageOf(rows, (row) => cursorAfter('newest', row));
      return { reviews: shown.map((each) => ({ ...wireReview(each), project: reviewedProject(each) })), next };
    },

    async 'PUT /api/v1/builder/reviews/{reviewId}/reply'({ params, body }, request) {
      return reply(params.reviewId, await actingBuilder(database, sessions, request), body.text);
    },

    async 'DELETE /api/v1/builder/reviews/{reviewId}/reply'({ params }, request) {
      return reply(params.reviewId, await actingBuilder(database, sessions, request), null);
    },

    async 'GET /api/v1/staff/project-reviews'(_input, request) {
      await sessions.staff(request, QUEUE.role);
      const waiting = await reportedReviews(database);
      return {
        reviews: waiting.map(({ reports, ...each }) => ({
          ...wireReview(each),
          project: reviewedProject(each),
          reports: reports.map(({ reason, words, createdAt }) => ({
            reason,
            words: words ?? '',
            at: createdAt.getTime(),
          })),
        })),
      };
    },

    async 'GET /api/v1/staff/project-reviews/waiting'(_input, request) {
      await sessions.staff(request, QUEUE.role);
      return { waiting: await countReported(database) };
    },

    async 'POST /api/v1/staff/project-reviews/{reviewId}'({ params: { reviewId }, body }, request) {
      const staff = await sessions.staff(request, QUEUE.role);
      const hidden = body.decision === 'hidden';
      await database.transaction(async (transaction) => {
        await decideReview(transaction, reviewId, { hidden, at: new Date(now()) });
        const decided = { ...QUEUE, caseId: reviewId, decision: body.decision, reason: body.reason, reversible: true };
        await decisions.note(decided, { staff, request, transaction });
      });
      return { hidden };
    },

    async 'DELETE /api/v1/staff/project-reviews/{reviewId}/decision'({ params: { reviewId } }, request) {
      const staff = await sessions.staff(request, QUEUE.role);
      await database.transaction(async (transaction) => {
        await decisions.takeBack({ ...QUEUE, caseId: reviewId }, { staff, request, transaction });
        await reopenReview(transaction, reviewId);
      });
      return { waits: true as const };
    },
  };
}

/** The rows of a page, and the cursor of the next one if there are more. */
function pageOf(rows: readonly ReviewFacts[], cursor: (row: ProjectReviewRow) => string) {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { shown, next: rows.length > PAGE && last ? cursor(last.row) : null };
}
