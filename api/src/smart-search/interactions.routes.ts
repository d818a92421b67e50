import { REJECTION_REASONS } from '@aangan/shared-kit/domain/smart-search/session-options';
import { type CallHandlers, notFound } from '../foundation/server/public.ts';
import { isListing } from './candidates.queries.ts';
import { answerHome, answerPrompt, setLearnt, takeAnswerBack } from './change-session.ts';
import { requestHolder } from './holder.ts';
import { countsOf, sessionAnswer, shownInteractions, stateOf } from './session-answer.ts';
import { ownSession } from './sessions.queries.ts';
import { SMART_SEARCH_WORDS } from './smart-search.words.ts';
import type { smartSearchCalls } from './smart-search-calls.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { warnOf } from './warn.ts';

type Calls = Pick<
  typeof smartSearchCalls,
  | 'POST /falcon/smart-search-v2/fetch_history'
  | 'POST /falcon/smart-search-v2/interact'
  | 'PUT /falcon/smart-search-v2/session/{session_id}/reject/{property_id}'
  | 'DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}'
  | 'PUT /falcon/smart-search-v2/session/{session_id}/learnt/{key}'
  | 'POST /falcon/smart-search-v2/fetch_feedback_rejections'
  | 'POST /falcon/smart-search-v2/feedback_interactions'
>;

/** Answers to homes, and what they teach. */
export function interactionHandlers(deps: SmartSearchDeps): CallHandlers<Calls> {
  const { database, sessions, now } = deps;
  const at = () => new Date(now());

  return {
    async 'POST /falcon/smart-search-v2/fetch_history'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const state = await stateOf(deps, holder, await ownSession(database, holder, body.session_id));
      return { interactions: await shownInteractions(deps, holder, state) };
    },

    async 'POST /falcon/smart-search-v2/interact'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const listingId = body.property_id.toLowerCase();
      if (!(await isListing(database, listingId))) throw notFound(SMART_SEARCH_WORDS.noListing);
      const { answer, reasons } = body;
      const row = await answerHome(database, holder, body.session_id, { listingId, answer, reasons }, at());
      return sessionAnswer(deps, holder, row, warnOf(request));
    },

    async 'PUT /falcon/smart-search-v2/session/{session_id}/reject/{property_id}'({ params, body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const listingId = params.property_id.toLowerCase();
      if (!(await isListing(database, listingId))) throw notFound(SMART_SEARCH_WORDS.noListing);
      const said = { listingId, answer: 'NO' as const, reasons: body.reasons };
      const row = await answerHome(database, holder, params.session_id, said, at());
      return sessionAnswer(deps, holder, row, warnOf(request));
    },

    async 'DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}'({ params }, request) {
      const holder = await requestHolder(database, sessions, request);
      const listingId = params.property_id.toLowerCase();
      const row = await takeAnswerBack(database, holder, params.session_id, listingId, at());
      return sessionAnswer(deps, holder, row, warnOf(request));
    },

    async 'PUT /falcon/smart-search-v2/session/{session_id}/learnt/{key}'({ params, body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const statement = { key: params.key, counts: body.counts };
      const row = await setLearnt(database, holder, params.session_id, statement, at());
      return sessionAnswer(deps, holder, row, warnOf(request));
    },

    async 'POST /falcon/smart-search-v2/fetch_feedback_rejections'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const row = await ownSession(database, holder, body.session_id);
      const state = await stateOf(deps, holder, row);
      const rejected = state.interactions.filter(({ answer, round }) => answer === 'NO' && round === row.round);
      const said = rejected.flatMap(({ reasons }) => reasons);
      return {
        ...countsOf(row, state.interactions),
        rejections: await shownInteractions(deps, holder, { ...state, interactions: rejected }),
        reasons: REJECTION_REASONS.map((reason) => ({ reason, count: said.filter((each) => each === reason).length }))
          .filter(({ count }) => count > 0)
          .sort((one, other) => other.count - one.count),
      };
    },

    async 'POST /falcon/smart-search-v2/feedback_interactions'({ body }, request) {
      const holder = await requestHolder(database, sessions, request);
      const row = await answerPrompt(database, holder, body.session_id, body.reasons, at());
      return sessionAnswer(deps, holder, row, warnOf(request));
    },
  };
}
