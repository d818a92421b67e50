import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { chatMessage, type MemberRow, type MessageRow } from './chat.tables.ts';

/** The other person's last proposal, if it has no answer yet. */
export async function openProposal(
  reader: Pick<DatabaseOrTransaction, 'select'>,
  { conversationId, accountId, clearedSeq }: MemberRow,
): Promise<MessageRow | undefined> {
  const [found] = await reader
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        eq(chatMessage.kind, 'visit'),
        ne(chatMessage.authorId, accountId),
        gt(chatMessage.seq, clearedSeq),
        or(isNull(chatMessage.hiddenFrom), ne(chatMessage.hiddenFrom, accountId)),
      ),
    )
    .orderBy(desc(chatMessage.seq))
    .limit(1);
  return found?.details.answer === undefined ? found : undefined;
}
