import { desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/public.ts';
import { outboxMessage } from './messages.tables.ts';

export type OutboxMessage = typeof outboxMessage.$inferSelect;

const SHOWN = 50;

/** The newest messages, of everybody or to one target. */
export async function outboxMessages(database: Database, target?: string): Promise<OutboxMessage[]> {
  return database
    .select()
    .from(outboxMessage)
    .where(target === undefined ? undefined : eq(outboxMessage.target, target))
    .orderBy(desc(outboxMessage.id))
    .limit(SHOWN);
}

export async function deleteOutbox(database: Database, before: Date): Promise<void> {
  await database.delete(outboxMessage).where(lt(outboxMessage.at, before));
}
