import type { staffPlanCalls } from '@aangan/shared-kit/contracts/staff-plans';
import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { asc, eq } from 'drizzle-orm';
import { badInput, type CallHandlers, callError } from '../foundation/server/public.ts';
import type { StaffCallDeps } from '../people/staff/public.ts';
import { plan, planPrice } from './plans.tables.ts';

const SALES = { queue: 'plans', role: 'money', reversible: false } as const;

/** What is sold and for how much, for staff. Who has bought a plan keeps its terms. */
export function staffPlanHandlers({
  database,
  sessions,
  now,
  decisions,
}: StaffCallDeps): CallHandlers<typeof staffPlanCalls> {
  return {
    async 'GET /api/v1/staff/plans'(_input, request) {
      await sessions.staff(request, 'money');
      const rows = await database
        .select()
        .from(plan)
        .orderBy(plan.seekerType, plan.commercial, plan.shelf, plan.position);
      const prices = Map.groupBy(
        await database.select().from(planPrice).orderBy(asc(planPrice.from)),
        (row) => row.planId,
      );
      return {
        plans: rows.map(({ id, code, name, seekerType, commercial, shelf, onSale }) => {
          const all = (prices.get(id) ?? []).map(({ paise, from }) => ({ paise, from: from.getTime() }));
          const price = all.findLast(({ from }) => from <= now()) ?? null;
          return {
            id,
            code,
            name,
            seekerType,
            commercial,
            shelf,
            onSale,
            price,
            later: all.filter(({ from }) => from > now()),
          };
        }),
      };
    },

    async 'POST /api/v1/staff/plans/{planId}/sale'({ params: { planId }, body: { onSale, reason } }, request) {
      const staff = await sessions.staff(request, 'money');
      return database.transaction(async (transaction) => {
        const [changed] = await transaction.update(plan).set({ onSale }).where(eq(plan.id, planId)).returning();
        if (!changed) throw callError('no-plan');
        const decision = onSale ? 'on sale' : 'off sale';
        await decisions.note({ ...SALES, caseId: planId, decision, reason }, { staff, request, transaction });
        return { onSale };
      });
    },

    async 'POST /api/v1/staff/plans/{planId}/price'(
      { params: { planId }, body: { paise, from: day, reason } },
      request,
    ) {
      const staff = await sessions.staff(request, 'money');
      const from = indiaDayStart(day);
      // A price of today or before would change what people see on open pages.
      if (!(from > now())) throw badInput('body.from', 'Choose a day after today.');
      return database.transaction(async (transaction) => {
        const [found] = await transaction.select({ id: plan.id }).from(plan).where(eq(plan.id, planId));
        if (!found) throw callError('no-plan');
        await transaction
          .insert(planPrice)
          .values({ planId, from: new Date(from), paise })
          .onConflictDoUpdate({ target: [planPrice.planId, planPrice.from], set: { paise } });
        const decision = `₹${paise / 100} from ${day}`;
        await decisions.note({ ...SALES, caseId: planId, decision, reason }, { staff, request, transaction });
        return { from, paise };
      });
    },
  };
}
