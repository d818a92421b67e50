import type { reconciliationCalls } from '@aangan/shared-kit/contracts/reconciliation';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { countOpen, explainDifference, openDifferences } from './reconciliation.queries.ts';

const QUEUE = { queue: 'money-differences', role: 'money', reversible: false } as const;

/** Differences between our books and the files of gateway and bank, for staff with the role `money`. */
export function reconciliationHandlers({
  database,
  sessions,
  decisions,
  now,
}: StaffCallDeps): CallHandlers<typeof reconciliationCalls> {
  return {
    async 'GET /api/v1/staff/rent-pay/differences'(_input, request) {
      await sessions.staff(request, 'money');
      return { differences: await openDifferences(database) };
    },

    async 'GET /api/v1/staff/rent-pay/differences/waiting'(_input, request) {
      await sessions.staff(request, 'money');
      return { waiting: await countOpen(database) };
    },

    async 'POST /api/v1/staff/rent-pay/differences/{differenceId}'({ params: { differenceId }, body }, request) {
      const staff = await sessions.staff(request, 'money');
      await database.transaction(async (transaction) => {
        const isOpen = await explainDifference(transaction, differenceId, new Date(now()));
        if (!isOpen) throw callError('no-open-difference');
        const decided = { ...QUEUE, caseId: differenceId, decision: body.choice, reason: body.reason };
        await decisions.note(decided, { staff, request, transaction });
      });
      return { status: 'success' as const };
    },
  };
}
