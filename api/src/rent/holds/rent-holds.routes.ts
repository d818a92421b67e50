import { AGREEMENT_UPLOAD } from '@aangan/shared-kit/contracts/rent-agreements';
import type { RentHold, rentHoldCalls } from '@aangan/shared-kit/contracts/rent-holds';
import { holdEnds } from '@aangan/shared-kit/domain/rent/holds';
import { dueReference } from '@aangan/shared-kit/domain/rent/payment-states';
import { CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { readyUploads } from '../../foundation/uploads/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import type { PayoutMoves } from '../payments/public.ts';
import { decideHold } from './decide-hold.ts';
import { holdPaperPath } from './hold-papers.ts';
import { changeHold, countOpenHolds, holdOfDue, lockHold, openHolds, paysFor } from './rent-holds.queries.ts';
import type { HoldRow } from './rent-holds.tables.ts';
import { HOLD_WORDS } from './rent-holds.words.ts';

interface HoldServices extends StaffCallDeps {
  readonly moves: PayoutMoves;
}

/** Held payouts: what their payers read and answer, and the decisions of staff. */
export function holdHandlers({
  database,
  sessions,
  now,
  decisions,
  moves,
}: HoldServices): CallHandlers<typeof rentHoldCalls> {
  async function ofPayer(accountId: string, dueId: string): Promise<RentHold | null> {
    if (!(await paysFor(database, accountId, dueId))) throw notFound(HOLD_WORDS.none);
    const found = await holdOfDue(database, dueId);
    return found ? wireHold(found.hold, found) : null;
  }

  return {
    async 'GET /api/v1/rent-pay/dues/{dueId}/hold'({ params: { dueId } }, request) {
      const { accountId } = await sessions.required(request);
      return { hold: await ofPayer(accountId, dueId) };
    },

    async 'POST /api/v1/rent-pay/dues/{dueId}/hold/answer'({ params: { dueId }, body }, request) {
      const { accountId } = await sessions.required(request);
      await ofPayer(accountId, dueId);
      await database.transaction(async (transaction) => {
        const hold = await lockHold(transaction, { dueId });
        if (!hold) throw new CallError(409, HOLD_WORDS.notOpen);
        const at = new Date(now());
        const said = { answeredBy: accountId, answeredAt: at };
        if (body.choice === 'explain') {
          await changeHold(transaction, hold.id, { ...said, state: 'answered', answer: body.text });
        } else {
          await changeHold(transaction, hold.id, said);
          await decideHold(transaction, moves, { hold, release: false, decision: HOLD_WORDS.askedBack }, at);
        }
      });
      const hold = await ofPayer(accountId, dueId);
      if (!hold) throw notFound(HOLD_WORDS.none);
      return { hold };
    },

    async 'GET /api/v1/staff/rent-holds'(_input, request) {
      await sessions.staff(request, 'money');
      const rows = await openHolds(database);
      const holds = rows.map(async ({ hold, ownerId, tenancyId, landlord, account, payers }) => {
        const subject = { accountId: ownerId, kind: AGREEMENT_UPLOAD, subject: tenancyId };
        const papers = await readyUploads(database, subject);
        return {
          ...wireHold(hold, { tenancyId, landlord }),
          dueId: hold.dueId,
          reference: dueReference(hold.dueId),
          ...{ account, payers },
          papers: papers.map(({ id }) => holdPaperPath(hold.id, id)),
        };
      });
      return { holds: await Promise.all(holds) };
    },

    async 'GET /api/v1/staff/rent-holds/waiting'(_input, request) {
      await sessions.staff(request, 'money');
      return { waiting: await countOpenHolds(database) };
    },

    async 'POST /api/v1/staff/rent-holds/{holdId}'({ params: { holdId }, body: { decision, reason } }, request) {
      const staff = await sessions.staff(request, 'money');
      const release = decision === 'release';
      await database.transaction(async (transaction) => {
        const hold = await lockHold(transaction, { holdId });
        if (!hold) throw notFound(HOLD_WORDS.noCase);
        await decideHold(transaction, moves, { hold, release, decision: reason }, new Date(now()));
        const decided = { queue: 'rent-holds', role: 'money', caseId: holdId, decision, reason } as const;
        await decisions.note({ ...decided, reversible: false }, { staff, request, transaction });
      });
      return { state: release ? 'released' : 'returned' };
    },
  };
}

function wireHold(hold: HoldRow, { tenancyId, landlord }: { tenancyId: string; landlord: string }): RentHold {
  const { id: holdId, reason, state, paise, answer, decision, heldAt } = hold;
  const heldOn = heldAt.getTime();
  return { holdId, reason, state, paise, landlord, tenancyId, answer, decision, heldOn, endsOn: holdEnds(heldOn) };
}
