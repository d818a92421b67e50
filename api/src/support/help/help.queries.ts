import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { helpAnswer } from './help.tables.ts';

/** Stores whether an article helped; another answer of the same browser replaces the first. */
export async function saveAnswer(database: Database, row: typeof helpAnswer.$inferInsert): Promise<void> {
  const { helped, answeredAt } = row;
  await database
    .insert(helpAnswer)
    .values(row)
    .onConflictDoUpdate({ target: [helpAnswer.article, helpAnswer.origin], set: { helped, answeredAt } });
}

/** How many said that an article helped, of how many who answered. */
export async function answersOf(database: Database, article: string): Promise<{ yes: number; of: number }> {
  const [row] = await database
    .select({ of: count(), yes: sql<number>`count(*) filter (where ${helpAnswer.helped})`.mapWith(Number) })
    .from(helpAnswer)
    .where(eq(helpAnswer.article, article));
  return row ?? { yes: 0, of: 0 };
}
