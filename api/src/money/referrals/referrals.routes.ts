import type { referralCalls } from '@aangan/shared-kit/contracts/referrals';
import { REFERRAL_COOKIE_DAYS } from '@aangan/shared-kit/domain/referral-code';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import type { StaffDecisions } from '../../people/staff/public.ts';
import { budgetLeft, REFERRAL_CAMPAIGN } from '../rewards/public.ts';
import { friendAnswer } from './friend-answer.ts';
import { monthStart } from './month-start.ts';
import { ownCode } from './own-code.ts';
import { heldReferrals, paidSince, referralsOf } from './referrals.queries.ts';
import { decideReferral } from './settle-referral.ts';

/** The calls on referrals. */
export function referralHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  { sessions, decisions }: { readonly sessions: Sessions; readonly decisions: StaffDecisions },
): CallHandlers<typeof referralCalls> {
  return {
    async 'GET /api/v1/referral/terms'() {
      const { code, friendPaise, inviterPaise, monthlyCap, qualifyWithinDays, creditDays, budgetPaise } =
        REFERRAL_CAMPAIGN;
      return {
        friendAmount: friendPaise / 100,
        inviterAmount: inviterPaise / 100,
        monthlyCap,
        qualifyWithinDays,
        creditDays,
        linkDays: REFERRAL_COOKIE_DAYS,
        open: (await budgetLeft(database, code, budgetPaise)) >= friendPaise + inviterPaise,
      };
    },

    async 'GET /api/v1/referral/mine'(_input, request) {
      const { accountId } = await sessions.required(request);
      const at = now();
      const code = await ownCode(database, accountId, new Date(at));
      const friends = await referralsOf(database, accountId);
      return {
        code,
        creditedThisMonth: await paidSince(database, accountId, new Date(monthStart(at))),
        friends: friends.map(({ referral, friendName, friendDeletedAt }) =>
          friendAnswer(referral, friendDeletedAt ? null : friendName, at),
        ),
      };
    },

    async 'GET /api/v1/referral/held'(_input, request) {
      await sessions.staff(request, 'money');
      const held = await heldReferrals(database);
      return {
        referrals: held.map(({ id, inviterId, friendId, doubts, friendNetwork, joinedAt, qualifiedAt }) => ({
          id,
          inviterId,
          friendId,
          doubts: [...doubts],
          network: friendNetwork,
          joinedAt: joinedAt.getTime(),
          qualified: qualifiedAt !== null,
        })),
      };
    },

    async 'POST /api/v1/referral/{referralId}/decide'({ params: { referralId: id }, body }, request) {
      const staff = await sessions.staff(request, 'money');
      await database.transaction(async (transaction) => {
        const at = new Date(now());
        if (!(await decideReferral(transaction, { id, ...body, staffId: staff.accountId, at }))) {
          throw notFound('There is no such referral to decide.');
        }
        // Money moves at once.
        const decided = { queue: 'referrals', role: 'money', caseId: id, ...body, reversible: false } as const;
        await decisions.note(decided, { staff, request, transaction });
      });
      return { status: 'success' };
    },
  };
}
