import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { projectReview, projectReviewReport } from './project-reviews.tables.ts';

/**
 * Staff keep a reported review or hide it; its open reports are decided.
 * @throws CallError 404 for a review without open reports
 */
export async function decideReview(
  transaction: Transaction,
  reviewId: string,
  { hidden, at }: { readonly hidden: boolean; readonly at: Date },
): Promise<void> {
  const decided = await transaction
    .update(projectReviewReport)
    .set({ decidedAt: at })
    .where(and(eq(projectReviewReport.reviewId, reviewId), isNull(projectReviewReport.decidedAt)))
    .returning({ id: projectReviewReport.reviewId });
  if (decided.length === 0) throw callError('review-decided');
  await transaction.update(projectReview).set({ hidden }).where(eq(projectReview.id, reviewId));
}

/** A review waits again after staff took their decision back: it is shown, and all its reports are open. */
export async function reopenReview(transaction: Transaction, reviewId: string): Promise<void> {
  await transaction
    .update(projectReviewReport)
    .set({ decidedAt: null })
    .where(eq(projectReviewReport.reviewId, reviewId));
  await transaction.update(projectReview).set({ hidden: false }).where(eq(projectReview.id, reviewId));
}
