import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import { account } from '../../people/accounts/public.ts';
import { stopToken } from '../../search/alerts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { chatConversation, chatMember } from './chat.tables.ts';
import { newChatId } from './chat-ids.ts';
import { chatNotice } from './chat-notices.tables.ts';
import { settingsOf } from './chat-settings.queries.ts';
import { noticeWay } from './notice-way.ts';

const JOB = 'chat-away-notices';

/** Notices of one run; the others follow a minute later. */
const AT_ONCE = 500;

/** Every minute: notifies people elsewhere of messages that they have not read for ten minutes. */
export function awayNotices(deps: NoticeDeps): void {
  deps.jobs.work(JOB, () => notifyAway(deps));
  deps.jobs.schedule(JOB, '* * * * *');
}

/**
 * One notice for each conversation until it is read. It names the home and no text: mail and SMS are not private. In
 * quiet hours it waits.
 */
async function notifyAway({ database, messages, identityKey, now }: NoticeDeps): Promise<void> {
  const at = new Date(now());
  const waiting = await unnoticed(database, at);
  await sendEach(
    waiting.filter(({ person }) => !isQuiet(person, at.getTime())),
    'notices of chat',
    async ({ member, person, title }) => {
      const { conversationId, accountId, lastSeq: seq } = member;
      const way = noticeWay(person, await settingsOf(database, accountId));
      const id = newChatId('chm');
      if (way) {
        await database.insert(chatNotice).values({ id, accountId, conversationId, seq, createdAt: at });
        await messages.send({
          ...way,
          template: 'chat-waiting',
          values: { home: title ?? 'a home', chat: conversationId, stop: stopToken(id, identityKey) },
          // A run that is repeated sends it once.
          key: `chat ${conversationId} ${accountId} ${seq}`,
        });
      }
      await database
        .update(chatMember)
        .set({ noticedSeq: seq })
        .where(and(eq(chatMember.conversationId, conversationId), eq(chatMember.accountId, accountId)));
    },
  );
}

/** People with messages that are unread for ten minutes and of which nobody has told them. */
function unnoticed(database: Database, at: Date) {
  const { conversationId, accountId, unread, noticedSeq, readSeq, lastAt, archivedAt, mutedUntil } = chatMember;
  return database
    .select({ member: chatMember, person: account, title: listing.title })
    .from(chatMember)
    .innerJoin(account, and(eq(account.id, chatMember.accountId), isNull(account.deletedAt)))
    .innerJoin(chatConversation, eq(chatConversation.id, chatMember.conversationId))
    .leftJoin(listing, eq(listing.id, chatConversation.listingId))
    .where(
      and(
        sql`${unread} > 0 and ${noticedSeq} <= ${readSeq}`,
        sql`exists (select 1 from chat_message m where m.conversation_id = ${conversationId} and m.seq > ${readSeq}
          and m.author_id is distinct from ${accountId} and m.hidden_from is distinct from ${accountId}
          and m.created_at <= ${new Date(at.getTime() - CHAT_LIMITS.noticeAfterMs)})`,
        isNull(archivedAt),
        or(isNull(mutedUntil), lte(mutedUntil, at)),
      ),
    )
    .orderBy(lastAt)
    .limit(AT_ONCE);
}
