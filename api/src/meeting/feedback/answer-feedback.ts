import type { FeedbackAnswer } from '@aangan/shared-kit/domain/feedback';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { badInput, callError } from '../../foundation/server/public.ts';
import { homeFeedback } from './feedback.tables.ts';
import { type FeedbackState, isFeedbackState, nextState } from './feedback-graph.ts';
import { feedbackOn, homeById } from './home-feedback.queries.ts';

interface FeedbackTransition {
  readonly listingId: string;
  readonly state: FeedbackState;
}

/** A question about a home, as the API names it. */
export function transitionId({ listingId, state }: FeedbackTransition): string {
  return `${listingId}-${state}`;
}

/** @throws CallError 400 for a question that does not exist */
export function parseTransitionId(id: string): FeedbackTransition {
  const [listingId = '', state = ''] = id.split('-');
  if (!isFeedbackState(state)) throw badInput('query.feedbackTransitionId', 'is not one of our questions');
  return { listingId, state };
}

interface Answering {
  readonly accountId: string;
  readonly transition: FeedbackTransition;
  readonly answer: FeedbackAnswer;
  readonly comment: string;
}

/**
 * Saves an answer and moves on to the next question. Repeating an answer is idempotent; an answer to a question that is
 * no longer open changes nothing.
 * @throws CallError 404 without such a home, 400 for an answer that the question does not have, 409 out of order
 */
export async function answerFeedback(database: Database, answering: Answering, at: Date): Promise<void> {
  const { accountId, answer, comment } = answering;
  const { listingId, state } = answering.transition;
  const home = await homeById(database, listingId);
  if (!home) throw callError('no-home');
  const next = nextState(state, answer, home.category);
  if (next === undefined) throw badInput('query.ans_id', 'is not an answer to this question');
  if (answer === 'COMMENT' && comment === '') throw badInput('body.comment', 'says what it was');
  await database.transaction(async (transaction) => {
    if (state === 'VERDICT') {
      const first = {
        state: next,
        answers: [{ state, answer }],
        verdict: answer,
        comment: '',
        createdAt: at,
        updatedAt: at,
      };
      const inserted = await transaction
        .insert(homeFeedback)
        .values({ accountId, listingId, ...first })
        .onConflictDoNothing()
        .returning({ listingId: homeFeedback.listingId });
      if (inserted.length > 0) return;
    }
    const own = and(eq(homeFeedback.accountId, accountId), eq(homeFeedback.listingId, listingId));
    await transaction.select({ state: homeFeedback.state }).from(homeFeedback).where(own).for('update');
    const before = await feedbackOn(transaction, accountId, listingId);
    if (before?.answers.some((given) => given.state === state && given.answer === answer)) return;
    if (before?.state !== state) throw callError('already-answered');
    await transaction
      .update(homeFeedback)
      .set({
        state: next,
        answers: [...before.answers, { state, answer }],
        updatedAt: at,
        ...(answer === 'COMMENT' && { comment }),
      })
      .where(own);
  });
}
