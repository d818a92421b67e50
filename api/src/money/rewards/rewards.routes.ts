import type { rewardCalls } from '@aangan/shared-kit/contracts/rewards';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { pastAnswer, scratchedAnswer, unscratchedAnswer } from './card-answer.ts';
import { pastCards, unscratchedCards } from './rewards.queries.ts';
import { scratch } from './scratch.ts';

/** The calls on cards of the logged-in person. */
export function rewardHandlers({ database, sessions, now }: CallDeps): CallHandlers<typeof rewardCalls> {
  return {
    async 'GET /api/v1/scratchcard/get/all/unscratched'(_input, request) {
      const { accountId } = await sessions.required(request);
      const cards = await unscratchedCards(database, accountId, new Date(now()));
      return {
        status: 'success',
        statusCode: 200,
        data: cards.map((card) => ({ scratchCard: unscratchedAnswer(card) })),
      };
    },

    async 'POST /api/v1/scratchcard/{cardId}/scratch'({ params: { cardId } }, request) {
      const { accountId } = await sessions.required(request);
      const card = await scratch(database, { accountId, cardId, at: new Date(now()) });
      return { status: 'success', statusCode: 200, data: { scratchCard: scratchedAnswer(card) } };
    },

    async 'GET /api/v1/scratchcard/get/all/past'(_input, request) {
      const { accountId } = await sessions.required(request);
      const cards = await pastCards(database, accountId, new Date(now()));
      return { cards: cards.map(pastAnswer) };
    },
  };
}
