import type { HeldPart } from '@aangan/shared-kit/domain/chat/held-part';
import { heldParts } from '@aangan/shared-kit/domain/chat/held-parts';
import {
  mayContinueNumber,
  SPLIT_OVER,
  SPLIT_WITHIN_MS,
  splitNumber,
} from '@aangan/shared-kit/domain/chat/split-number';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { chatMessage } from './chat.tables.ts';

interface NextMessage {
  readonly conversationId: string;
  /** Number of the message before it. */
  readonly lastSeq: number;
  readonly authorId: string;
  readonly text: string;
}

/**
 * The held parts of a new message. A phone number that it ends, and that the author's messages before it began, is held
 * in all of them. Only a message that can continue a number looks at those before it.
 * @param next of a conversation that the transaction has locked
 */
export async function heldWithEarlier(transaction: Transaction, next: NextMessage, at: Date): Promise<HeldPart[]> {
  const { conversationId, lastSeq, authorId, text } = next;
  const held = heldParts(text);
  if (held.length > 0 || !mayContinueNumber(text)) return held;
  const isBefore = and(eq(chatMessage.conversationId, conversationId), gt(chatMessage.seq, lastSeq - (SPLIT_OVER - 1)));
  const rows = await transaction.select().from(chatMessage).where(isBefore).orderBy(desc(chatMessage.seq));
  const isOther = (row: (typeof rows)[number]) =>
    row.authorId !== authorId || row.held.length > 0 || +at - +row.createdAt > SPLIT_WITHIN_MS;
  const other = rows.findIndex(isOther);
  const earlier = (other < 0 ? rows : rows.slice(0, other)).reverse();
  const parts = splitNumber([...earlier.map((row) => row.text), text]);
  for (const [index, { seq }] of earlier.entries()) {
    const part = parts?.[index];
    if (!part) continue;
    const isIt = and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.seq, seq));
    await transaction
      .update(chatMessage)
      .set({ held: [part] })
      .where(isIt);
  }
  const own = parts?.at(-1);
  return own ? [own] : held;
}
