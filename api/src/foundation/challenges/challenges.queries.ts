import { lt } from 'drizzle-orm';
import type { Database } from '../database/public.ts';
import { usedChallenge } from './challenges.tables.ts';

/** Uses an answer. @returns false when it was used before */
export async function useAnswer(database: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  const used = await database
    .insert(usedChallenge)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: usedChallenge.nonce });
  return used.length > 0;
}

export async function deleteExpiredAnswers(database: Database, now: Date): Promise<void> {
  await database.delete(usedChallenge).where(lt(usedChallenge.expiresAt, now));
}
