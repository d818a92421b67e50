import type { feedbackCalls } from '@aangan/shared-kit/contracts/feedback';
import { EXIT_OPTIONS, EXIT_QUESTIONS } from '@aangan/shared-kit/domain/feedback';
import type { FastifyRequest } from 'fastify';
import { deviceHash } from '../../foundation/audit/public.ts';
import { badInput, type CallHandlers, callLimit, deviceIdOf } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { rankByFeedback } from '../../search/alerts/public.ts';
import { cardsById, detailUrl } from '../../search/listings/public.ts';
import { answerFeedback, parseTransitionId } from './answer-feedback.ts';
import { hasGivenReason, saveExitFeedback } from './exit-feedback.ts';
import { feedbackStatus, saidOf } from './feedback-status.ts';
import { deleteFeedback, dislikedBy, feedbackBy, homeToAskAbout, opinionsOf } from './home-feedback.queries.ts';

/** Rate limits of exit answers a minute: per device, and per IP address, which many may share. */
const EXITS_A_MINUTE = { device: 5, address: 200 } as const;

const NOTHING_TO_ASK = { home: null, question: null, said: null } as const;

/** Feedback on homes, and reasons for leaving a page. */
export function feedbackHandlers({ app, database, sessions, now }: CallDeps): CallHandlers<typeof feedbackCalls> {
  const limit = callLimit(app, EXITS_A_MINUTE);
  const leaver = async (request: FastifyRequest) => ({
    accountId: (await sessions.viewer(request))?.accountId ?? null,
    deviceHash: deviceHash(deviceIdOf(request)),
  });

  return {
    async 'GET /api/v1/user/feedback/request'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const listingId = query.propertyId?.toLowerCase() ?? (await homeToAskAbout(database, accountId, new Date(now())));
      return listingId === undefined ? NOTHING_TO_ASK : feedbackStatus(database, accountId, listingId);
    },

    async 'POST /api/v1/user/feedback/update'({ query, body }, request) {
      const { accountId } = await sessions.required(request);
      const transition = parseTransitionId(query.feedbackTransitionId);
      const answering = { accountId, transition, answer: query.ans_id, comment: body.comment };
      await answerFeedback(database, answering, new Date(now()));
      return feedbackStatus(database, accountId, transition.listingId);
    },

    async 'GET /api/v1/user/feedback'(_input, request) {
      const { accountId } = await sessions.required(request);
      const rows = await feedbackBy(database, accountId);
      return {
        entries: rows.map(({ feedback, home }) => ({
          home: { propertyId: home.id, title: home.title, url: detailUrl(home) },
          said: saidOf(feedback),
          disliked: feedback.verdict === 'DISLIKED',
        })),
      };
    },

    async 'DELETE /api/v1/user/feedback/{propertyId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await deleteFeedback(database, accountId, params.propertyId.toLowerCase());
      return { status: 'success' };
    },

    async 'GET /api/v1/user/feedback/disliked'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { ids: await dislikedBy(database, accountId) };
    },

    async 'GET /api/v1/user/feedback/order'({ query }, request) {
      const { accountId } = await sessions.required(request);
      const [homes, opinions] = await Promise.all([
        cardsById(
          database,
          query.ids.map((id) => id.toLowerCase()),
        ),
        opinionsOf(database, accountId),
      ]);
      return { ids: rankByFeedback(homes, opinions).map(({ id }) => id) };
    },

    async 'GET /api/v2/exit/intent/eligible'({ query }, request) {
      return { isExitPopUp: !(await hasGivenReason(database, await leaver(request), query.category, now())) };
    },

    async 'GET /api/v2/exit/intent/options'({ query }) {
      const { question, options } = EXIT_QUESTIONS[query.category];
      return { question, options: options.map((id) => ({ id, label: EXIT_OPTIONS[id] })) };
    },

    async 'POST /api/v2/exit/intent/save'({ body: { userId, ...said } }, request) {
      const who = await leaver(request);
      if (userId && userId !== who.accountId) throw badInput('body.userId', 'is your own, or absent');
      const options: readonly string[] = EXIT_QUESTIONS[said.category].options;
      if (!options.includes(said.option)) throw badInput('body.option', 'is not an answer to this question');
      await limit(request, deviceIdOf(request) ?? '');
      await saveExitFeedback(database, { ...who, ...said, createdAt: new Date(now()) });
      return { status: 'success' };
    },
  };
}
