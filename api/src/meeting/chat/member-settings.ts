import { and, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { showInbox } from './chat.live.ts';
import { chatMember, type MemberRow } from './chat.tables.ts';

type Change = Parameters<ReturnType<Database['update']>['set']>[0];

const rowOf = ({ conversationId, accountId }: MemberRow) =>
  and(eq(chatMember.conversationId, conversationId), eq(chatMember.accountId, accountId));

async function change(database: DatabaseOrTransaction, member: MemberRow, set: Change): Promise<MemberRow> {
  const [changed] = await database.update(chatMember).set(set).where(rowOf(member)).returning();
  return changed ?? member;
}

interface Placing {
  readonly archived?: boolean | undefined;
  /** Epoch ms; null ends the silence. */
  readonly mutedUntil?: number | null | undefined;
}

/** Archives a conversation or makes it silent, on all devices of the person. */
export function placeConversation(
  database: Database,
  member: MemberRow,
  { archived, mutedUntil }: Placing,
  at: Date,
): Promise<MemberRow> {
  if (archived === undefined && mutedUntil === undefined) return Promise.resolve(member);
  return database.transaction(async (transaction) => {
    const changed = await change(transaction, member, {
      ...(archived !== undefined && { archivedAt: archived ? at : null }),
      ...(mutedUntil !== undefined && { mutedUntil: mutedUntil === null ? null : new Date(mutedUntil) }),
    });
    await showInbox(transaction, member.accountId);
    return changed;
  });
}

/** Saves what the person has begun to write. */
export async function saveDraft(database: Database, member: MemberRow, text: string): Promise<void> {
  await change(database, member, { draft: text });
}

/** Deletes a conversation for the person: its messages are hidden, and it is listed again with a newer one. */
export async function deleteForOneself(database: Database, member: MemberRow): Promise<void> {
  await database.transaction(async (transaction) => {
    const { lastSeq, readSeq } = chatMember;
    await change(transaction, member, {
      clearedSeq: sql`${lastSeq}`,
      readSeq: sql`greatest(${readSeq}, ${lastSeq})`,
      unread: 0,
      draft: '',
      listed: false,
      archivedAt: null,
    });
    await showInbox(transaction, member.accountId);
  });
}
