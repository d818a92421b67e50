import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { type ConversationRow, chatConversation, chatMember, type MemberRow } from './chat.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';

/** A conversation as one of its two people has it. */
export interface OwnConversation {
  readonly conversation: ConversationRow;
  readonly member: MemberRow;
  readonly otherId: string;
  readonly role: 'seeker' | 'owner';
  /** Whether the two have each other's numbers: nothing is held then. */
  readonly permitted: boolean;
}

/** @throws CallError 404 for what is not the person's */
export async function ownConversation(
  reader: Pick<DatabaseOrTransaction, 'select'>,
  accountId: string,
  conversationId: string,
): Promise<OwnConversation> {
  const [found] = await reader
    .select({
      conversation: chatConversation,
      member: chatMember,
      permitted: haveContact(sql`${chatConversation.seekerId}`, sql`${chatConversation.ownerId}`),
    })
    .from(chatConversation)
    .innerJoin(chatMember, and(eq(chatMember.conversationId, chatConversation.id), eq(chatMember.accountId, accountId)))
    .where(eq(chatConversation.id, conversationId));
  if (!found) throw notFound(CHAT_WORDS.noConversation);
  return { ...found, ...sidesOf(found.conversation, accountId) };
}

/** The other person, and the own role. */
export function sidesOf({ seekerId, ownerId }: ConversationRow, accountId: string) {
  return accountId === seekerId
    ? { otherId: ownerId, role: 'seeker' as const }
    : { otherId: seekerId, role: 'owner' as const };
}

/** One person's row. Undefined once that account is deleted. */
export async function memberOf(
  reader: Pick<DatabaseOrTransaction, 'select'>,
  conversationId: string,
  accountId: string,
): Promise<MemberRow | undefined> {
  const [found] = await reader
    .select()
    .from(chatMember)
    .where(and(eq(chatMember.conversationId, conversationId), eq(chatMember.accountId, accountId)));
  return found;
}

/** Whether `blockerId` has blocked `blockedId`. */
export const hasBlocked = (blockerId: string | SQL, blockedId: string | SQL) => sql<boolean>`exists (
  select 1 from chat_block b where b.blocker_id = ${blockerId} and b.blocked_id = ${blockedId})`;

/** Whether a contact between the two is permitted: each has the other's number. */
export const haveContact = (one: string | SQL, other: string | SQL) => sql<boolean>`exists (
  select 1 from contact k where (k.seeker_id = ${one} and k.owner_id = ${other})
    or (k.seeker_id = ${other} and k.owner_id = ${one}))`;
