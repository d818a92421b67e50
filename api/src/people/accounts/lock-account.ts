import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { account } from './accounts.tables.ts';

/**
 * Makes everything else that counts something of this account wait until the transaction ends. Rows that only refer to
 * the account are not held up.
 */
export async function lockAccount(transaction: Pick<Database, 'select'>, accountId: string): Promise<void> {
  await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
}
