import { desc, eq } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { newComersEntry } from './newcomers.tables.ts';

interface Entry {
  readonly id: string;
  readonly accountId: string;
  readonly text: string;
  /** Epoch ms. */
  readonly at: number;
}

/** A person's own entries, the latest first. The index of the account gives them in this order. */
export function entriesOf(database: Database, accountId: string, atMost: number) {
  return database
    .select({ id: newComersEntry.id, text: newComersEntry.text, savedAt: newComersEntry.savedAt })
    .from(newComersEntry)
    .where(eq(newComersEntry.accountId, accountId))
    .orderBy(desc(newComersEntry.savedAt), desc(newComersEntry.id))
    .limit(atMost);
}

/** Saves an entry once, or changes its text. @returns false when the id belongs to somebody else */
export async function saveEntry(database: Database, { id, accountId, text, at }: Entry): Promise<boolean> {
  const saved = await database
    .insert(newComersEntry)
    .values({ id, accountId, text, savedAt: new Date(at) })
    .onConflictDoUpdate({ target: newComersEntry.id, set: { text }, setWhere: eq(newComersEntry.accountId, accountId) })
    .returning({ id: newComersEntry.id });
  return saved.length > 0;
}
