import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from './accounts.tables.ts';

/**
 * Locks an account for code that counts its rows, until the transaction ends. Rows that only refer to the account are
 * not blocked.
 */
export async function lockAccount(transaction: Pick<Database, 'select'>, accountId: string): Promise<void> {
  await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
}
