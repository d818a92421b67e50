import { indiaMonth } from '@aangan/shared-kit/domain/contact-allowance';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { grantCards, REFERRAL_CAMPAIGN, releaseBudget } from '../rewards/public.ts';
import { grantCredit } from '../wallet/public.ts';
import {
  isLiving,
  lockInviter,
  lockReferral,
  lockReferralOfFriend,
  paidSince,
  saveEarlyContact,
} from './referrals.queries.ts';
import { type ReferralRow, referral } from './referrals.tables.ts';

/** Decisions of staff on a held referral. */
type Decision = 'release' | 'refuse';

/**
 * Stores a friend's first contact. Pays both sides, unless the referral waits for staff. Does nothing for people
 * without a referral, with one that is settled, or who are too late. Locks the account, so that referral and contact
 * find each other whichever is stored first.
 */
export async function qualifyReferral(
  tx: Transaction,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  await lockAccount(tx, accountId);
  const row = await lockReferralOfFriend(tx, accountId);
  if (!row) await saveEarlyContact(tx, { accountId, at });
  if (!row || row.qualifiedAt !== null || (row.state !== 'joined' && row.state !== 'held')) return;
  if (at.getTime() - row.joinedAt.getTime() > REFERRAL_CAMPAIGN.qualifyWithinDays * DAY_MS) return;
  await tx.update(referral).set({ qualifiedAt: at }).where(eq(referral.id, row.id));
  if (row.state === 'joined') await payBoth(tx, row, at);
}

/**
 * Ends a hold. After a release both sides are paid at once if the friend has made a contact meanwhile.
 * @returns the referral as it was; undefined when no such referral is held
 */
export async function decideReferral(
  tx: Transaction,
  {
    id,
    decision,
    reason,
    staffId,
    at,
  }: { id: string; decision: Decision; reason: string | null; staffId: string; at: Date },
): Promise<ReferralRow | undefined> {
  const row = await lockReferral(tx, id);
  if (row?.state !== 'held') return undefined;
  const decided = { decidedBy: staffId, decision: reason };
  if (decision === 'refuse') {
    await tx
      .update(referral)
      .set({ state: 'refused', settledAt: at, ...decided })
      .where(eq(referral.id, id));
    const { code, friendPaise, inviterPaise } = REFERRAL_CAMPAIGN;
    await releaseBudget(tx, { campaign: code, paise: friendPaise + inviterPaise });
    return row;
  }
  await tx
    .update(referral)
    .set({ state: 'joined', ...decided })
    .where(eq(referral.id, id));
  if (row.qualifiedAt !== null) await payBoth(tx, row, at);
  return row;
}

/** The friend is always paid; the inviter up to the month's cap. A deleted account is not paid. */
async function payBoth(tx: Transaction, { id, inviterId, friendId }: ReferralRow, at: Date): Promise<void> {
  const { code: campaign, friendPaise, inviterPaise, creditDays, monthlyCap } = REFERRAL_CAMPAIGN;
  const expiresAt = new Date(at.getTime() + creditDays * DAY_MS);
  await lockInviter(tx, inviterId);
  const withinCap = (await paidSince(tx, inviterId, new Date(indiaMonth(at.getTime()).start))) < monthlyCap;
  const inviterPaid = !(await isLiving(tx, inviterId)) ? 'account-gone' : withinCap ? 'paid' : 'over-cap';
  await tx.update(referral).set({ state: 'credited', settledAt: at, inviterPaid }).where(eq(referral.id, id));
  const key = (side: string) => `referral:${id}:${side}`;
  if (await isLiving(tx, friendId)) {
    const title = 'For joining through a friend';
    await grantCredit(tx, {
      key: key('friend'),
      campaign,
      accountId: friendId,
      paise: friendPaise,
      title,
      at,
      expiresAt,
    });
  } else await releaseBudget(tx, { campaign, paise: friendPaise });
  if (inviterPaid !== 'paid') return releaseBudget(tx, { campaign, paise: inviterPaise });
  const title = 'For a friend who joined through you';
  await grantCredit(tx, {
    key: key('inviter'),
    campaign,
    accountId: inviterId,
    paise: inviterPaise,
    title,
    at,
    expiresAt,
  });
  await grantCards(tx, { event: 'referral-credited', accountId: inviterId, subject: id, at });
}
