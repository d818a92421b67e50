import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { chatConversation } from './chat.tables.ts';

/**
 * One change of a conversation at a time, so that its messages take their numbers one after the other, and the last
 * state of it has seen all others. Read afterwards: the query that waits for the lock has older rows.
 */
export async function lockConversation(
  transaction: Transaction,
  { conversationId }: { readonly conversationId: string },
): Promise<void> {
  const isIt = eq(chatConversation.id, conversationId);
  await transaction.select({ id: chatConversation.id }).from(chatConversation).where(isIt).for('no key update');
}
