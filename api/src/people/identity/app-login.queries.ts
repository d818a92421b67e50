import { eq, lt } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { usedAppLogin } from './identity.tables.ts';

/** Uses an app login. @returns false when it was used before */
export async function useAppLogin(
  database: DatabaseOrTransaction,
  { nonce, exp }: { nonce: string; exp: number },
): Promise<boolean> {
  const used = await database
    .insert(usedAppLogin)
    // Stored for an hour beyond its lifetime, in case clocks differ.
    .values({ nonce, expiresAt: new Date((exp + 3600) * 1000) })
    .onConflictDoNothing()
    .returning({ nonce: usedAppLogin.nonce });
  return used.length > 0;
}

export async function wasAppLoginUsed(database: DatabaseOrTransaction, nonce: string): Promise<boolean> {
  const [row] = await database.select().from(usedAppLogin).where(eq(usedAppLogin.nonce, nonce));
  return row !== undefined;
}

export async function deleteExpiredAppLogins(database: DatabaseOrTransaction, now: Date): Promise<void> {
  await database.delete(usedAppLogin).where(lt(usedAppLogin.expiresAt, now));
}
