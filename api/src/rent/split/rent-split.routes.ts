import type { RentSplit, rentSplitCalls } from '@aangan/shared-kit/contracts/rent-split';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { type TenancyRow, tenancyOf } from '../payments/public.ts';
import { agreeShares, inviteAgain, inviteFlatmate, removeFlatmate } from './change-members.ts';
import { holdTenancy, membersOf } from './rent-split.queries.ts';
import { SPLIT_WORDS } from './rent-split.words.ts';
import { splitAnswer } from './split-answer.ts';
import { tellFlatmate } from './split-news.ts';

type Calls = Pick<
  typeof rentSplitCalls,
  | 'GET /api/v1/rent-pay/tenancies/{tenancyId}/flatmates'
  | 'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates'
  | 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates'
  | 'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}/link'
  | 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}'
>;

/** Who shares a rent, and how. */
export function memberHandlers(deps: CallDeps): CallHandlers<Calls> {
  const { database, jobs, sessions, now } = deps;

  /** Changes the viewer's own tenancy, locked. @throws CallError 404 for that of somebody else */
  async function ofOrganiser<Answer>(
    request: FastifyRequest,
    tenancyId: string,
    change: (transaction: Transaction, tenancy: TenancyRow) => Promise<Answer>,
  ): Promise<{ readonly done: Answer; readonly split: RentSplit }> {
    const { accountId } = await sessions.required(request);
    return database.transaction(async (transaction) => {
      const tenancy = await holdTenancy(transaction, tenancyId);
      if (tenancy?.accountId !== accountId) throw notFound(SPLIT_WORDS.none);
      const done = await change(transaction, tenancy);
      return { done, split: await splitAnswer(transaction, tenancy, accountId, now()) };
    });
  }

  return {
    async 'GET /api/v1/rent-pay/tenancies/{tenancyId}/flatmates'({ params: { tenancyId } }, request) {
      const { accountId } = await sessions.required(request);
      const tenancy = await tenancyOf(database, tenancyId);
      if (!tenancy || tenancy.endedAt !== null) throw notFound(SPLIT_WORDS.none);
      const split = await splitAnswer(database, tenancy, accountId, now());
      // Who was removed still reads the sums that they pay a part of.
      if (!split.isOrganiser && split.members.length === 0 && split.dues.length === 0) throw notFound(SPLIT_WORDS.none);
      return split;
    },

    async 'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates'({ params, body: { name } }, request) {
      const { done, split } = await ofOrganiser(request, params.tenancyId, (transaction, tenancy) =>
        inviteFlatmate(transaction, tenancy, name, new Date(now())),
      );
      return { split, invitation: done };
    },

    async 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates'({ params, body: { shares } }, request) {
      const { split } = await ofOrganiser(request, params.tenancyId, async (transaction, tenancy) => {
        await agreeShares(transaction, tenancy, shares);
        for (const { accountId: to } of await membersOf(transaction, tenancy.id)) {
          if (to === null || to === tenancy.accountId) continue;
          const news = { news: 'changed', tenancyId: tenancy.id, to, by: tenancy.accountId } as const;
          await tellFlatmate(transaction, jobs, news, now());
        }
      });
      return split;
    },

    async 'POST /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}/link'({ params }, request) {
      const { done, split } = await ofOrganiser(request, params.tenancyId, (transaction, tenancy) =>
        inviteAgain(transaction, tenancy, params.flatmateId, new Date(now())),
      );
      return { split, invitation: done };
    },

    async 'DELETE /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}'({ params }, request) {
      const { accountId: by } = await sessions.required(request);
      const { tenancyId, flatmateId } = params;
      await database.transaction(async (transaction) => {
        const tenancy = await holdTenancy(transaction, tenancyId);
        if (!tenancy) throw notFound(SPLIT_WORDS.none);
        const gone = await removeFlatmate(transaction, tenancy, { flatmateId, by });
        const isLeaving = gone.accountId === by;
        const to = isLeaving ? tenancy.accountId : gone.accountId;
        if (to === null) return;
        const news = isLeaving ? 'left' : 'removed';
        await tellFlatmate(transaction, jobs, { news, tenancyId, to, by }, now());
      });
      return { status: 'success' as const };
    },
  };
}
