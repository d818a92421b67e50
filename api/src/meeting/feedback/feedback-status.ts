import type { FeedbackStatus } from '@aangan/shared-kit/contracts/feedback';
import type { Database } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { detailUrl } from '../../search/listings/public.ts';
import { transitionId } from './answer-feedback.ts';
import type { HomeFeedbackRow } from './feedback.tables.ts';
import { answersOf, FEEDBACK_GRAPH, isFeedbackState, labelOf } from './feedback-graph.ts';
import { feedbackOn, homeById } from './home-feedback.queries.ts';

/** State of a person's feedback on a home: answers, and the next question. @throws CallError 404 */
export async function feedbackStatus(
  database: Pick<Database, 'select'>,
  accountId: string,
  listingId: string,
): Promise<FeedbackStatus> {
  const [found, before] = await Promise.all([
    homeById(database, listingId),
    feedbackOn(database, accountId, listingId),
  ]);
  if (!found) throw callError('no-home');
  const state = before?.state ?? 'VERDICT';
  return {
    home: { propertyId: found.id, title: found.title, url: detailUrl(found) },
    question: isFeedbackState(state)
      ? {
          feedbackTransitionId: transitionId({ listingId, state }),
          text: FEEDBACK_GRAPH[state].question,
          options: answersOf(state),
          takesWords: state === 'COMMENT',
        }
      : null,
    said: before ? saidOf(before) : null,
  };
}

/** The given answers as texts. */
export function saidOf({ answers, comment, updatedAt }: HomeFeedbackRow): NonNullable<FeedbackStatus['said']> {
  const words = answers.map((given) => (given.answer === 'COMMENT' ? `“${comment}”` : labelOf(given)));
  return { words, saidOn: updatedAt.getTime() };
}
