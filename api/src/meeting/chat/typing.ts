import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { blockedSince } from './blocks.ts';
import { showTyping } from './chat.live.ts';
import { chatMember } from './chat.tables.ts';
import { presenceAllowed } from './chat-settings.queries.ts';
import { hasBlocked, memberOf, type OwnConversation } from './own-conversation.queries.ts';

/**
 * Shows the other person that this one types, if both allow it, and at most once in three seconds.
 * @returns whether it was shown; a blocked person gets the same answer as before
 */
export function noteTyping(database: Database, { member, otherId }: OwnConversation, at: Date): Promise<boolean> {
  const { conversationId, accountId } = member;
  return database.transaction(async (transaction) => {
    if (!(await presenceAllowed(transaction, accountId, otherId))) return false;
    const earlier = new Date(at.getTime() - CHAT_LIMITS.typingEveryMs);
    const [mine] = await transaction
      .update(chatMember)
      .set({ typedAt: at, seenAt: at })
      .where(
        and(
          eq(chatMember.conversationId, conversationId),
          eq(chatMember.accountId, accountId),
          or(isNull(chatMember.typedAt), lte(chatMember.typedAt, earlier)),
          sql`not ${hasBlocked(accountId, otherId)}`,
        ),
      )
      .returning();
    const theirs = mine && (await memberOf(transaction, conversationId, otherId));
    if (!mine || !theirs) return false;
    if (!(await blockedSince(transaction, { blockerId: otherId, blockedId: accountId })))
      await showTyping(transaction, theirs, mine);
    return true;
  });
}
