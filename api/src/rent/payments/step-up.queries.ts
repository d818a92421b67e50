import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { rentStepUp } from './rent-payments.tables.ts';

/** Ours: so long after a code nobody is asked for another one. */
const VERIFIED_MS = 30 * 60_000;

/** Until when a person may pay without another code, epoch ms; null if a code is needed. @param now epoch ms */
export async function verifiedUntil(
  database: DatabaseOrTransaction,
  accountId: string,
  now: number,
): Promise<number | null> {
  const [row] = await database.select().from(rentStepUp).where(eq(rentStepUp.accountId, accountId));
  const until = row ? row.verifiedAt.getTime() + VERIFIED_MS : 0;
  return until > now ? until : null;
}

/** Notes that a person has proven the number. @returns until when, epoch ms */
export async function noteVerified(transaction: Transaction, accountId: string, at: Date): Promise<number> {
  await transaction
    .insert(rentStepUp)
    .values({ accountId, verifiedAt: at })
    .onConflictDoUpdate({ target: rentStepUp.accountId, set: { verifiedAt: at } });
  return at.getTime() + VERIFIED_MS;
}
