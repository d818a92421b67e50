import type { rentLandlordSideCalls } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { dueReference, dueStep } from '@aangan/shared-kit/domain/rent/payment-states';
import { type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { type AnswerDeps, storeConsent } from './answer-landlord.ts';
import { paymentsTo } from './landlord-payments.queries.ts';
import { LANDLORD_SIDE_WORDS as WORDS } from './landlord-side.words.ts';
import { answerDispute, countOpenDisputes, lockDispute, openDisputes } from './rent-disputes.queries.ts';

type StaffCalls = Pick<
  typeof rentLandlordSideCalls,
  | 'GET /api/v1/staff/rent-disputes'
  | 'GET /api/v1/staff/rent-disputes/waiting'
  | 'POST /api/v1/staff/rent-disputes/{disputeId}'
>;

/** Reports of landlords: the list for staff, and their answers. */
export function staffDisputeHandlers({
  database,
  moves,
  sessions,
  decisions,
  now,
}: StaffCallDeps & AnswerDeps): CallHandlers<StaffCalls> {
  return {
    async 'GET /api/v1/staff/rent-disputes'(_input, request) {
      await sessions.staff(request, 'money');
      const rows = await openDisputes(database);
      const disputes = rows.map(async ({ dispute, due, landlord, payer }) => {
        const sent = (await paymentsTo(database, landlord.id)).find((payment) => payment.due.id === due.id);
        return {
          ...{ disputeId: dispute.id, dueId: due.id, reference: dueReference(due.id) },
          ...{ kind: dispute.kind, text: dispute.text, reportedOn: dispute.createdAt.getTime() },
          ...{ paise: due.paise, step: dueStep(due.state), bankReference: sent?.payout?.bankReference ?? null },
          ...{ landlord: landlord.name, account: landlord.destinationShown, payer: payer ?? '' },
        };
      });
      return { disputes: await Promise.all(disputes) };
    },

    async 'GET /api/v1/staff/rent-disputes/waiting'(_input, request) {
      await sessions.staff(request, 'money');
      return { waiting: await countOpenDisputes(database) };
    },

    async 'POST /api/v1/staff/rent-disputes/{disputeId}'({ params: { disputeId }, body }, request) {
      const staff = await sessions.staff(request, 'money');
      const { decision, reason } = body;
      await database.transaction(async (transaction) => {
        const dispute = await lockDispute(transaction, disputeId);
        if (!dispute) throw notFound(WORDS.noCase);
        const at = new Date(now());
        await answerDispute(transaction, disputeId, { state: decision, answer: reason, at });
        // Nobody goes on to pay a landlord who does not know them.
        if (decision === 'agreed' && dispute.kind === 'not-my-tenant') {
          await storeConsent(transaction, moves, { id: dispute.landlordId, decision: 'refused', at });
        }
        const decided = { queue: 'rent-disputes', role: 'money', caseId: disputeId, decision, reason } as const;
        await decisions.note({ ...decided, reversible: false }, { staff, request, transaction });
      });
      return { state: decision };
    },
  };
}
