import { openAudit } from '../../../foundation/audit/public.ts';
import type { Database, Transaction } from '../../../foundation/database/public.ts';
import { accountOfPhone } from '../../accounts/public.ts';
import { endSessions } from '../../sessions/public.ts';
import { deleteSecondFactor } from './second-factor.queries.ts';

/**
 * Removes an account's second factor and ends all its sessions: whoever has the lost phone may be logged in.
 * @returns whether it had one
 */
export async function resetSecondFactor(transaction: Transaction, accountId: string): Promise<boolean> {
  const had = await deleteSecondFactor(transaction, accountId);
  if (had) await endSessions(transaction, accountId);
  return had;
}

/**
 * The same for the account of a number, by a command on the server: for the last administrator.
 * @param phone `+919812345678`
 * @param now epoch ms
 * @throws Error in one line when there is nothing to reset
 */
export async function resetSecondFactorOf(database: Database, phone: string, now: () => number): Promise<void> {
  const found = await accountOfPhone(database, phone);
  await database.transaction(async (transaction) => {
    if (!found || !(await resetSecondFactor(transaction, found.id))) {
      throw new Error('No account with a second factor has this number.');
    }
    const note = { event: 'second-factor-reset', accountId: found.id } as const;
    await openAudit(database, now).note(note, undefined, transaction);
  });
}
