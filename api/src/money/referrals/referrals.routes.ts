import type { referralCalls } from '@aangan/shared-kit/contracts/referrals';
import { indiaMonth } from '@aangan/shared-kit/domain/contact-allowance';
import { REFERRAL_COOKIE_DAYS } from '@aangan/shared-kit/domain/referral-code';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { StaffCallDeps } from '../../people/staff/public.ts';
import { budgetLeft, REFERRAL_CAMPAIGN } from '../rewards/public.ts';
import type { DecisionNotices } from './decision-notices.ts';
import { friendAnswer } from './friend-answer.ts';
import { heldAnswer } from './held-answer.ts';
import { ownCode } from './own-code.ts';
import { countHeldReferrals, heldReferrals, paidSince, referralsOf } from './referrals.queries.ts';
import { decideReferral } from './settle-referral.ts';

/** The calls on referrals. */
export function referralHandlers({
  database,
  sessions,
  now,
  decisions,
  notices,
}: StaffCallDeps & { readonly notices: DecisionNotices }): CallHandlers<typeof referralCalls> {
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
        creditedThisMonth: await paidSince(database, accountId, new Date(indiaMonth(at).start)),
        friends: friends.map(({ referral, friendName, friendDeletedAt }) =>
          friendAnswer(referral, friendDeletedAt ? null : friendName, at),
        ),
      };
    },

    async 'GET /api/v1/staff/referrals'(_input, request) {
      await sessions.staff(request, 'money');
      const held = await heldReferrals(database);
      return {
        referrals: held.map(heldAnswer),
        amount: (REFERRAL_CAMPAIGN.friendPaise + REFERRAL_CAMPAIGN.inviterPaise) / 100,
      };
    },

    async 'GET /api/v1/staff/referrals/waiting'(_input, request) {
      await sessions.staff(request, 'money');
      return { waiting: await countHeldReferrals(database) };
    },

    async 'POST /api/v1/staff/referrals/{referralId}'({ params: { referralId: id }, body }, request) {
      const staff = await sessions.staff(request, 'money');
      await database.transaction(async (transaction) => {
        const at = new Date(now());
        const reason = body.reason || null;
        const decision = { id, decision: body.decision, reason, staffId: staff.accountId, at };
        const row = await decideReferral(transaction, decision);
        if (!row) throw callError('no-waiting-referral');
        await notices.send(transaction, row);
        // Money moves at once.
        const decided = { queue: 'referrals', role: 'money', caseId: id, ...body, reversible: false } as const;
        await decisions.note(decided, { staff, request, transaction });
      });
      return { status: 'success' };
    },
  };
}
