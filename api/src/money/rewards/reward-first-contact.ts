import type { Transaction } from '../../foundation/database/transaction.ts';
import { qualifyReferral } from '../referrals/settle-referral.ts';
import { grantCards } from './grant-cards.ts';

/**
 * What a person's first contact with an owner brings: a card, and the credit of the referral they came through. Call
 * it in the transaction of any contact; from the second on it changes nothing.
 */
export async function rewardFirstContact(
  tx: Transaction,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  await grantCards(tx, { event: 'first-contact', accountId, at });
  await qualifyReferral(tx, { accountId, at });
}
