import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { chatMessage } from './chat.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';

/** Removes what a leaving person has written. The other person sees that there was a message. */
export async function removeWords(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(chatMessage)
    .set({ kind: 'text', text: CHAT_WORDS.deletedMessage, details: {}, held: [], scamSign: null })
    .where(eq(chatMessage.authorId, accountId));
}
