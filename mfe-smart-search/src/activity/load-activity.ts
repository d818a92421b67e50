import { timeAgo } from '@aangan/shared-kit/domain/time-ago';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { homeCard } from '../home-card/public.ts';
import { unknownIsNotFound, voteWords } from '../session/public.ts';
import { ACTIVITY_WORDS, answerWords } from './activity.words.ts';

/** Answers of a session, the last one first. @throws notFound for another person’s session */
export async function loadActivity({ http, now }: Platform, sessionId: string) {
  const { interactions } = await http
    .request('POST /falcon/smart-search-v2/fetch_history', { json: { session_id: sessionId } })
    .catch(unknownIsNotFound);
  return {
    id: sessionId,
    answers: interactions.map((each) => ({
      id: each.property_id,
      card: each.record && homeCard(each.record, now),
      words: answerWords(each.answer, each.reasons),
      when: timeAgo(now - each.answered_at),
      notes: [
        each.owner_contacted && ACTIVITY_WORDS.contacted,
        each.photos_requested && ACTIVITY_WORDS.photosAsked,
        voteWords(each.votes),
      ].filter((note): note is string => typeof note === 'string'),
    })),
  };
}
