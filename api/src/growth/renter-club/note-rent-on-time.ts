import type { Transaction } from '../../foundation/database/public.ts';
import { grantCards } from '../../money/rewards/public.ts';
import { CLUB_LEVELS } from './club-levels.ts';
import { memberSince, rentsOnTime, saveRent } from './renter-club.queries.ts';

/**
 * Counts a rent that a member paid on time, once, and grants the reward of a new level. Call it in the transaction that
 * completes the payment. Does nothing for non-members.
 */
export async function noteRentOnTime(
  tx: Transaction,
  { paymentId, accountId, at }: { paymentId: string; accountId: string; at: Date },
): Promise<void> {
  if (!(await memberSince(tx, accountId))) return;
  if (!(await saveRent(tx, { paymentId, accountId, paidAt: at }))) return;
  const rents = await rentsOnTime(tx, accountId);
  const reached = CLUB_LEVELS.find((level) => level.rents === rents);
  if (reached) await grantCards(tx, { event: 'rent-on-time', accountId, subject: reached.code, at });
}
