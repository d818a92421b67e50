import { and, eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { chatBlock } from './chat.tables.ts';

interface Blocking {
  readonly blockerId: string;
  readonly blockedId: string;
}

/** Blocks a person in all conversations. That person learns nothing of it. */
export async function blockPerson(database: Database, blocking: Blocking, at: Date): Promise<void> {
  await database
    .insert(chatBlock)
    .values({ ...blocking, createdAt: at })
    .onConflictDoNothing();
}

/** Ends a block. Messages of the meantime stay hidden. */
export async function endBlock(database: Database, { blockerId, blockedId }: Blocking): Promise<void> {
  await database.delete(chatBlock).where(and(eq(chatBlock.blockerId, blockerId), eq(chatBlock.blockedId, blockedId)));
}

/** Since when a person is blocked; undefined unless they are. */
export async function blockedSince(
  reader: Pick<DatabaseOrTransaction, 'select'>,
  { blockerId, blockedId }: Blocking,
): Promise<Date | undefined> {
  const [found] = await reader
    .select({ since: chatBlock.createdAt })
    .from(chatBlock)
    .where(and(eq(chatBlock.blockerId, blockerId), eq(chatBlock.blockedId, blockedId)));
  return found?.since;
}
