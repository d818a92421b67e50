import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type AccountRow, account } from './accounts.tables.ts';

/** The account with this number, `+919812345678`; a deleted account has none. */
export async function accountOfPhone(database: DatabaseOrTransaction, phone: string): Promise<AccountRow | undefined> {
  const [row] = await database.select().from(account).where(eq(account.phone, phone));
  return row;
}

/** The account that has verified this e-mail. @param email in lower case */
export async function accountOfEmail(database: DatabaseOrTransaction, email: string): Promise<AccountRow | undefined> {
  const [row] = await database
    .select()
    .from(account)
    .where(and(eq(account.email, email), isNotNull(account.emailVerifiedAt)));
  return row;
}

/** The account, unless it is deleted. */
export async function accountOfId(database: DatabaseOrTransaction, id: string): Promise<AccountRow | undefined> {
  const [row] = await database
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.deletedAt)));
  return row;
}

/** Stores a new account. @returns undefined when its number already has an account */
export async function saveAccount(
  database: DatabaseOrTransaction,
  row: typeof account.$inferInsert,
): Promise<AccountRow | undefined> {
  const [saved] = await database.insert(account).values(row).onConflictDoNothing().returning();
  return saved;
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
