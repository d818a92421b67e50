import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { type AccountRow, account } from './accounts.tables.ts';

/** The account of a number, `+919812345678`; deleted accounts have none. */
export async function accountOfPhone(database: DatabaseOrTransaction, phone: string): Promise<AccountRow | undefined> {
  const [row] = await database.select().from(account).where(eq(account.phone, phone));
  return row;
}

/** The account that has proven that a mailbox is its own. @param email in lower case */
export async function accountOfEmail(database: DatabaseOrTransaction, email: string): Promise<AccountRow | undefined> {
  const [row] = await database
    .select()
    .from(account)
    .where(and(eq(account.email, email), isNotNull(account.emailVerifiedAt)));
  return row;
}

/** An account that is not deleted. */
export async function accountOfId(database: DatabaseOrTransaction, id: string): Promise<AccountRow | undefined> {
  const [row] = await database
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.deletedAt)));
  return row;
}

/** Keeps a new account. @returns undefined when its number has an account already */
export async function keepAccount(
  database: DatabaseOrTransaction,
  row: typeof account.$inferInsert,
): Promise<AccountRow | undefined> {
  const [kept] = await database.insert(account).values(row).onConflictDoNothing().returning();
  return kept;
}

export async function changeAccount(
  database: DatabaseOrTransaction,
  id: string,
  changes: Partial<typeof account.$inferInsert>,
): Promise<void> {
  await database
    .update(account)
    .set(changes)
    .where(and(eq(account.id, id), isNull(account.deletedAt)));
}
