import type { Transaction } from '../../foundation/database/transaction.ts';
import { creditReferral, type NewAccount } from '../referrals/credit-referral.ts';
import { grantCards } from './grant-cards.ts';

/**
 * What a new account brings: a welcome card, and where it came through a friend's link, that referral. Call it in the
 * transaction that makes the account.
 * @param code as the visitor's link or form said it; a code that is worth nothing stops nothing
 */
export async function rewardNewAccount(
  tx: Transaction,
  { newAccount, code }: { newAccount: NewAccount; code: string | undefined },
): Promise<void> {
  await grantCards(tx, { event: 'account-created', accountId: newAccount.id, at: newAccount.at });
  if (code !== undefined) await creditReferral(tx, { newAccount, code });
}
