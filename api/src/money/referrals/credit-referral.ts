import { readReferralCode } from '@aangan/shared-kit/domain/referral-code';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { commitBudget, REFERRAL_CAMPAIGN } from '../rewards/public.ts';
import { referralDoubts } from './doubts.ts';
import { devicesOf, earlyContactOf, inviterOfCode, phoneHashSeen, referralsOf } from './referrals.queries.ts';
import { referral } from './referrals.tables.ts';
import { qualifyReferral } from './settle-referral.ts';

/** An account that was created just now. */
export interface NewAccount {
  readonly id: string;
  /** With its country code, `+919812345678`. */
  readonly phone: string;
  readonly at: Date;
  /** Keyed hash of the number (`numberHash`), if the server has a key. */
  readonly phoneHash?: string | undefined;
  /** Id from the device cookie. */
  readonly device?: string | undefined;
  /** Prefix of the visitor's network, `203.0.113.0/24`. */
  readonly network?: string | undefined;
}

/** The outcome of a code at sign-up. */
type ReferralOutcome = 'joined' | 'held' | 'unknown-code' | 'campaign-over' | 'already-referred';

/**
 * Stores that a new account came through a referral code, and reserves both sides' credit in the budget. It is paid
 * after the friend's first contact (`qualifyReferral`), or after a staff decision if something looks wrong. An invalid
 * code never stops a sign-up.
 */
export async function creditReferral(
  tx: Transaction,
  { newAccount, code }: { newAccount: NewAccount; code: string },
): Promise<ReferralOutcome> {
  await lockAccount(tx, newAccount.id);
  const known = readReferralCode(code);
  const inviter = known && (await inviterOfCode(tx, known));
  if (!inviter || inviter.id === newAccount.id) return 'unknown-code';
  const friend = {
    phone: newAccount.phone,
    phoneHash: newAccount.phoneHash ?? null,
    device: newAccount.device ?? null,
    network: newAccount.network ?? null,
  };
  const earlier = await referralsOf(tx, inviter.id);
  const doubts = referralDoubts({
    friend,
    inviter: { ...inviter, devices: await devicesOf(tx, inviter.id) },
    earlier: earlier.map(({ referral: { friendDevice, friendNetwork, joinedAt } }) => ({
      device: friendDevice,
      network: friendNetwork,
      joinedAt: joinedAt.getTime(),
    })),
    phoneSeen: friend.phoneHash !== null && (await phoneHashSeen(tx, friend.phoneHash)),
    now: newAccount.at.getTime(),
  });
  const state = doubts.length > 0 ? 'held' : 'joined';
  const added = await tx
    .insert(referral)
    .values({
      id: newId('ref'),
      inviterId: inviter.id,
      friendId: newAccount.id,
      state,
      doubts,
      friendPhoneHash: friend.phoneHash,
      friendDevice: friend.device,
      friendNetwork: friend.network,
      joinedAt: newAccount.at,
    })
    .onConflictDoNothing()
    .returning({ id: referral.id });
  if (added.length === 0) return 'already-referred';
  const { code: campaign, friendPaise, inviterPaise, budgetPaise } = REFERRAL_CAMPAIGN;
  if (await commitBudget(tx, { campaign, paise: friendPaise + inviterPaise, budgetPaise })) {
    const contactedAt = await earlyContactOf(tx, newAccount.id);
    if (contactedAt) await qualifyReferral(tx, { accountId: newAccount.id, at: contactedAt });
    return state;
  }
  await endForBudget(tx, newAccount);
  return 'campaign-over';
}

/** Stored so that the inviter sees that the friend came too late for the campaign. */
async function endForBudget(tx: Transaction, { id, at }: NewAccount): Promise<void> {
  await tx
    .update(referral)
    .set({ state: 'refused', settledAt: at, decision: 'campaign-over' })
    .where(eq(referral.friendId, id));
}
