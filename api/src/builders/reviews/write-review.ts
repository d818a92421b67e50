import type { ReviewAspect, ReviewerStanding } from '@aangan/shared-kit/domain/project-review';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, CallError, callError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { project } from '../../places/public.ts';
import { mayReview } from './may-review.ts';
import { projectReview } from './project-reviews.tables.ts';

export const HIDDEN = 'Our staff have hidden your review. You cannot change it.';

interface WrittenReview {
  readonly projectId: string;
  readonly authorId: string;
  readonly standing: ReviewerStanding;
  readonly rating: number;
  readonly aspects: { readonly [Aspect in ReviewAspect]?: number | undefined };
  readonly text: string;
  /** As typed. */
  readonly flat: string;
}

/**
 * Writes a person's only review of a project, or changes it. A changed review keeps the builder's reply.
 * @throws CallError 404 without such a project, 403 for people who may not write it so, 400 without a flat, 409 for the
 * flat of another review or a hidden review
 */
export async function writeReview(database: Database, review: WrittenReview, at: Date): Promise<void> {
  const { projectId, authorId, standing, rating, text } = review;
  await database.transaction(async (transaction) => {
    await lockAccount(transaction, authorId);
    // Two people who declare the same flat wait for each other.
    await transaction.select({ id: project.id }).from(project).where(eq(project.id, projectId)).for('no key update');
    const { standings, why } = await mayReview(transaction, authorId, projectId, at);
    if (!standings.includes(standing)) throw new CallError(403, why ?? 'You cannot review this project this way.');
    const flat = standing === 'DECLARED_RESIDENT' ? flatKey(review.flat) : null;
    if (flat === '') throw badInput('body.flat', 'Enter the number of your flat. Nobody else sees it.');
    if (flat !== null) {
      const byAnother = and(
        eq(projectReview.projectId, projectId),
        eq(projectReview.flat, flat),
        or(isNull(projectReview.authorId), ne(projectReview.authorId, authorId)),
      );
      if ((await transaction.$count(projectReview, byAnother)) > 0) {
        throw callError('flat-has-reviewed');
      }
    }
    const given = Object.entries(review.aspects).filter(([, stars]) => stars !== undefined);
    const facts = { standing, flat, rating, aspects: Object.fromEntries(given), text };
    const written = await transaction
      .insert(projectReview)
      .values({ id: newId('prv'), projectId, authorId, writtenAt: at, ...facts })
      .onConflictDoUpdate({
        target: [projectReview.projectId, projectReview.authorId],
        set: { ...facts, editedAt: at },
        setWhere: eq(projectReview.hidden, false),
      })
      .returning({ id: projectReview.id });
    if (written.length === 0) throw new CallError(409, HIDDEN);
  });
}

/** A flat's number for comparisons: `B 1204` and `b-1204` are the same flat. */
function flatKey(typed: string): string {
  return typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
