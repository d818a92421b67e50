import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { STOP_REASONS } from '@aangan/shared-kit/domain/chat/stop-reasons';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import type { UploadKind } from '../../foundation/module/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { uploadsById } from '../../foundation/uploads/public.ts';
import { chatMessage } from './chat.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { ownConversation } from './own-conversation.queries.ts';
import { stopOf } from './stopped.queries.ts';

export const CHAT_PHOTO = 'chat-photo';

/** Photos of a conversation, which is the subject. The other person reads one once a message shows it. */
export const chatPhotoUpload: UploadKind = {
  content: 'picture',
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maximumBytes: 15 * 1024 * 1024,
  maximumCount: CHAT_LIMITS.photos,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    const { conversation } = await ownConversation(database, accountId, subject);
    const stopped = await stopOf(database, conversation, accountId);
    if (stopped) throw new CallError(409, STOP_REASONS[stopped]);
  },

  async mayRead(database, accountId, { id, subject, accountId: authorId }) {
    const shows = and(
      eq(chatMessage.conversationId, subject),
      eq(chatMessage.authorId, authorId),
      sql`${chatMessage.details}->>'uploadId' = ${id}`,
      or(isNull(chatMessage.hiddenFrom), ne(chatMessage.hiddenFrom, accountId)),
      sql`exists (select 1 from chat_member m where m.conversation_id = ${chatMessage.conversationId}
        and m.account_id = ${accountId} and m.cleared_seq < ${chatMessage.seq})`,
    );
    return (await database.$count(chatMessage, shows)) > 0;
  },
};

/** @throws CallError 409 unless it is a finished photo of the person in this conversation */
export async function assertOwnPhoto(
  database: DatabaseOrTransaction,
  { accountId, conversationId }: { readonly accountId: string; readonly conversationId: string },
  uploadId: string,
): Promise<void> {
  const [row] = await uploadsById(database, [uploadId]);
  const isOwn = row?.accountId === accountId && row.kind === CHAT_PHOTO && row.subject === conversationId;
  if (!isOwn || row.state === 'receiving' || row.look === null) throw new CallError(409, CHAT_WORDS.noPhoto);
}
