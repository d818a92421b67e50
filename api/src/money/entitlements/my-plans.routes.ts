import type { myPlanCalls } from '@aangan/shared-kit/contracts/my-plans';
import { claimReasons } from '@aangan/shared-kit/domain/plan-claim';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { badInput, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import type { RefundDeps } from '../refunds/public.ts';
import { cancelPlan } from './cancel-plan.ts';
import { planClaim } from './entitlements.tables.ts';
import { myPlan, type PlanContactsOf } from './my-plan.ts';
import { ownPlan, plansOfPerson } from './my-plans.queries.ts';
import { heldPlan, NO_SUCH_PLAN, pausePlan, resumePlan } from './pause-plan.ts';

interface MyPlanServices extends RefundDeps, CallDeps {
  readonly idempotency: Idempotency;
  readonly contactsOf: PlanContactsOf;
}

const NOT_PROMISED = 'The terms of this plan do not include this refund, or not yet.';

/** What people do with their plans. */
export function myPlanHandlers(services: MyPlanServices): CallHandlers<typeof myPlanCalls> {
  const { database, sessions, idempotency, contactsOf, now } = services;

  async function shown(reader: DatabaseOrTransaction, accountId: string, planId: string) {
    const plan = await ownPlan(reader, accountId, planId);
    if (!plan) throw notFound(NO_SUCH_PLAN);
    return { plan: await myPlan(reader, contactsOf, plan, now()) };
  }

  const change =
    (act: (transaction: Transaction, own: { accountId: string; planId: string }, at: Date) => Promise<void>) =>
    (accountId: string, planId: string) =>
      database.transaction(async (transaction) => {
        await act(transaction, { accountId, planId }, new Date(now()));
        return shown(transaction, accountId, planId);
      });
  const pause = change(pausePlan);
  const resume = change(resumePlan);

  return {
    async 'GET /api/v1/user/plans'(_input, request) {
      const { accountId } = await sessions.required(request);
      const plans = await plansOfPerson(database, accountId);
      return { plans: await Promise.all(plans.map((plan) => myPlan(database, contactsOf, plan, now()))) };
    },

    async 'POST /api/v1/user/plans/{planId}/pause'({ params: { planId } }, request) {
      const { accountId } = await sessions.required(request);
      return pause(accountId, planId);
    },

    async 'POST /api/v1/user/plans/{planId}/resume'({ params: { planId } }, request) {
      const { accountId } = await sessions.required(request);
      return resume(accountId, planId);
    },

    async 'POST /api/v1/user/plans/{planId}/cancel'({ params: { planId }, body }, request, reply) {
      const { accountId } = await sessions.required(request);
      const { refundPaise } = body;
      const input = { planId, refundPaise };
      return idempotency.once(request, reply, { accountId, input }, async (transaction) => {
        await cancelPlan(transaction, services, { accountId, planId, refundPaise }, new Date(now()));
        return shown(transaction, accountId, planId);
      });
    },

    async 'POST /api/v1/user/plans/{planId}/claim'({ params: { planId }, body }, request, reply) {
      const { accountId } = await sessions.required(request);
      return idempotency.once(request, reply, { accountId, input: { planId, ...body } }, async (transaction) => {
        const { terms, from, to, endedAt } = await heldPlan(transaction, { accountId, planId });
        const span = { kind: terms.refund, from: from.getTime(), to: to.getTime() };
        const promised = endedAt === null && claimReasons(span, now()).includes(body.reason);
        if (!promised) throw badInput('body.reason', NOT_PROMISED);
        await transaction
          .insert(planClaim)
          .values({ planId, accountId, ...body, createdAt: new Date(now()) })
          .onConflictDoNothing();
        return shown(transaction, accountId, planId);
      });
    },
  };
}
