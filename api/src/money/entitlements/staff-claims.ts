import type { staffClaimCalls } from '@aangan/shared-kit/contracts/staff-money';
import { and, asc, eq } from 'drizzle-orm';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { askRefund, type RefundDeps } from '../refunds/public.ts';
import { boughtPlan, planClaim } from './entitlements.tables.ts';
import { endPlan } from './grant-plan.ts';
import type { PlanContactsOf } from './my-plan.ts';
import { showPlanChange } from './my-plans.live.ts';
import { paidWaysOf } from './my-plans.queries.ts';

interface StaffClaimServices extends RefundDeps, StaffCallDeps {
  readonly contactsOf: PlanContactsOf;
}

const AT_MOST = 200;
const CLAIMS = { queue: 'plan-claims', role: 'money', reversible: false } as const;

/** Claims on the refund terms of plans, for staff with the role `money`. */
export function staffClaimHandlers(services: StaffClaimServices): CallHandlers<typeof staffClaimCalls> {
  const { database, sessions, decisions, contactsOf, now } = services;
  return {
    async 'GET /api/v1/staff/plan-claims'(_input, request) {
      await sessions.staff(request, 'money');
      const rows = await database
        .select({ claim: planClaim, plan: boughtPlan })
        .from(planClaim)
        .innerJoin(boughtPlan, eq(boughtPlan.id, planClaim.planId))
        .where(eq(planClaim.state, 'waiting'))
        .orderBy(asc(planClaim.createdAt))
        .limit(AT_MOST);
      const contacts = await contactsOf(
        database,
        rows.map(({ plan }) => plan.id),
      );
      const claims = await Promise.all(
        rows.map(async ({ claim, plan: { id, terms, from, to, orderId } }) => {
          const { used = 0, returned = 0 } = contacts.get(id) ?? {};
          return {
            planId: id,
            plan: terms.name,
            accountId: claim.accountId,
            reason: claim.reason,
            text: claim.text,
            refundText: terms.refundText,
            from: from.getTime(),
            to: to.getTime(),
            contactsUsed: used,
            contactsReturned: returned,
            paise: await leftOf(database, orderId, terms.paidPaise),
            claimedOn: claim.createdAt.getTime(),
          };
        }),
      );
      return { claims };
    },

    async 'GET /api/v1/staff/plan-claims/waiting'(_input, request) {
      await sessions.staff(request, 'money');
      return { waiting: await database.$count(planClaim, eq(planClaim.state, 'waiting')) };
    },

    async 'POST /api/v1/staff/plan-claims/{planId}'({ params: { planId }, body: { state, reason } }, request) {
      const staff = await sessions.staff(request, 'money');
      const at = new Date(now());
      return database.transaction(async (transaction) => {
        const [claim] = await transaction
          .update(planClaim)
          .set({ state, answer: reason, decidedAt: at })
          .where(and(eq(planClaim.planId, planId), eq(planClaim.state, 'waiting')))
          .returning();
        const [plan] = await transaction.select().from(boughtPlan).where(eq(boughtPlan.id, planId));
        if (!claim || !plan) throw callError('claim-decided');
        const { orderId, terms } = plan;
        const paise = await leftOf(transaction, orderId, terms.paidPaise);
        if (state === 'granted' && orderId !== null && paise > 0) {
          const refund = {
            key: `plan:${planId}:claim`,
            orderId,
            paise,
            reason: `Your claim on ${terms.name} was granted.`,
          };
          await askRefund(transaction, services, refund, at);
        }
        if (state === 'granted') await endPlan(transaction, { planId, why: 'refunded', at });
        await decisions.note({ ...CLAIMS, caseId: planId, decision: state, reason }, { staff, request, transaction });
        await showPlanChange(transaction, claim.accountId, at);
        return { state };
      });
    },
  };
}

/** What can go back of a plan's price. */
async function leftOf(reader: Parameters<typeof paidWaysOf>[0], orderId: string | null, paidPaise: number) {
  const { gatewayPaise, walletPaise } = await paidWaysOf(reader, orderId);
  return Math.min(paidPaise, gatewayPaise + walletPaise);
}
