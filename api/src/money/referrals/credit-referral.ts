import { randomBytes } from 'node:crypto';
import { readReferralCode } from '@aangan/shared-kit/domain/referral-code';
import { eq } from 'drizzle-orm';
import { addressPrefix } from '../../foundation/audit/address-prefix.ts';
import type { Transaction } from '../../foundation/database/transaction.ts';
import { commitBudget } from '../rewards/campaign-budget.queries.ts';
import { REFERRAL_CAMPAIGN } from '../rewards/campaigns.ts';
import { referralDoubts } from './doubts.ts';
import { devicesOf, inviterOfCode, phoneHashSeen, referralsOf } from './referrals.queries.ts';
import { referral } from './referrals.tables.ts';

/** An account that was made just now, in the same transaction. */
export interface NewAccount {
  readonly id: string;
  /** With its country code, `+919812345678`. */
  readonly phone: string;
  readonly at: Date;
  /** Keyed hash of the number (`numberHash`), where the server has a key. */
  readonly phoneHash?: string | undefined;
  /** The device cookie. */
  readonly device?: string | undefined;
  /** The visitor's address. */
  readonly address?: string | undefined;
}

/** What became of a code at sign-up. */
type ReferralOutcome = 'joined' | 'held' | 'unknown-code' | 'campaign-over' | 'already-referred';

/**
 * Notes that a new account came through somebody's code, and sets both sides' credit aside: it is paid once the friend
 * has made a first contact (`qualifyReferral`), or once staff have looked where something is doubtful. A code that is
 * worth nothing never stops a sign-up.
 */
export async function creditReferral(
  tx: Transaction,
  { newAccount, code }: { newAccount: NewAccount; code: string },
): Promise<ReferralOutcome> {
  const known = readReferralCode(code);
  const inviter = known && (await inviterOfCode(tx, known));
  if (!inviter || inviter.id === newAccount.id) return 'unknown-code';
  const friend = {
    phone: newAccount.phone,
    phoneHash: newAccount.phoneHash ?? null,
    device: newAccount.device ?? null,
    network: newAccount.address ? addressPrefix(newAccount.address) : null,
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
      id: `ref_${randomBytes(15).toString('base64url')}`,
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
  if (await commitBudget(tx, { campaign, paise: friendPaise + inviterPaise, budgetPaise })) return state;
  await endForBudget(tx, newAccount);
  return 'campaign-over';
}

/** The inviter sees that the friend came too late for the campaign. */
async function endForBudget(tx: Transaction, { id, at }: NewAccount): Promise<void> {
  await tx
    .update(referral)
    .set({ state: 'refused', settledAt: at, decision: 'campaign-over' })
    .where(eq(referral.friendId, id));
}
