import type { Transaction } from '../../foundation/database/transaction.ts';
import { grantCards } from '../../money/rewards/grant-cards.ts';
import { CLUB_LEVELS } from './club-levels.ts';
import { keepRent, memberSince, rentsOnTime } from './renter-club.queries.ts';

/**
 * Counts a rent that a member paid on time, once, and gives the box of a level that it reaches. To be called in the
 * transaction that sees the payment through; does nothing for people who are not in the club.
 */
export async function noteRentOnTime(
  tx: Transaction,
  { paymentId, accountId, at }: { paymentId: string; accountId: string; at: Date },
): Promise<void> {
  if (!(await memberSince(tx, accountId))) return;
  if (!(await keepRent(tx, { paymentId, accountId, paidAt: at }))) return;
  const rents = await rentsOnTime(tx, accountId);
  const reached = CLUB_LEVELS.find((level) => level.rents === rents);
  if (reached) await grantCards(tx, { event: 'rent-on-time', accountId, subject: reached.code, at });
}
