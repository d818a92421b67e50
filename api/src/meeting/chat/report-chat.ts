import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import type { ChatReportReason } from '@aangan/shared-kit/domain/chat/chat-report-reason';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput } from '../../foundation/server/public.ts';
import { chatConversation, chatMessage } from './chat.tables.ts';
import { type ChatReportRow, chatReport, type Evidence } from './chat-reports.tables.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { copyEvidence, removeEvidence } from './evidence-photos.ts';
import { visibleTo } from './messages.queries.ts';
import type { OwnConversation } from './own-conversation.queries.ts';

interface Reporting {
  readonly reason: ChatReportReason;
  readonly words: string;
  readonly fromSeq: number;
  readonly toSeq: number;
}

/** Dependencies of reports; photos of the evidence are copied. */
export interface ReportDeps {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
}

/**
 * Reports the other person, with a copy of the chosen messages. Held parts are copied too: staff must see the number or
 * the UPI id that was sent. Photos are copied as files. A second report on the same conversation replaces the first until staff have decided.
 * @throws CallError 400 when there is no message to show to staff
 */
export async function reportChat(
  { database, files, jobs }: ReportDeps,
  mine: OwnConversation,
  { reason, words, fromSeq, toSeq }: Reporting,
  at: Date,
): Promise<Pick<ChatReportRow, 'state' | 'evidence'>> {
  const { conversationId, accountId: reporterId } = mine.member;
  const evidence = await evidenceOf(database, mine, { fromSeq, toSeq });
  if (evidence.length === 0) throw badInput('body.fromSeq', CHAT_WORDS.noMessages);
  const content = { reason, words, evidence, createdAt: at };
  const isIt = and(eq(chatReport.conversationId, conversationId), eq(chatReport.reporterId, reporterId));
  const saved = await database.transaction(async (transaction) => {
    const [earlier] = await transaction.select().from(chatReport).where(isIt).for('update');
    await transaction
      .insert(chatReport)
      .values({ id: newId('crp'), conversationId, reporterId, reportedId: mine.otherId, ...content })
      .onConflictDoUpdate({
        target: [chatReport.conversationId, chatReport.reporterId],
        set: content,
        setWhere: eq(chatReport.state, 'received'),
      });
    const [stored] = await transaction.select().from(chatReport).where(isIt);
    if (earlier && stored?.state === 'received') await removeEvidence(jobs, transaction, earlier, evidence);
    return stored;
  });
  if (saved?.state === 'received') await copyEvidence(files, saved);
  return saved ?? { state: 'received', evidence };
}

/** The newest messages of a range, in their order. */
async function evidenceOf(
  database: Database,
  { member }: OwnConversation,
  { fromSeq, toSeq }: Pick<Reporting, 'fromSeq' | 'toSeq'>,
): Promise<Evidence[]> {
  const rows = await database
    .select()
    .from(chatMessage)
    .where(and(visibleTo(member), gte(chatMessage.seq, fromSeq), lte(chatMessage.seq, toSeq)))
    .orderBy(desc(chatMessage.seq))
    .limit(CHAT_LIMITS.evidence);
  return rows.reverse().map((row) => ({
    seq: row.seq,
    author: row.authorId === null ? 'product' : row.authorId === member.accountId ? 'reporter' : 'reported',
    kind: row.kind,
    text: row.text,
    uploadId: row.details.uploadId,
    at: row.createdAt.getTime(),
    sign: row.scamSign,
  }));
}

/**
 * Decides a report; an upheld one closes the conversation. The copies of its photos are deleted.
 * @returns whether there was one that waited
 */
export async function decideChatReport(
  jobs: Jobs,
  transaction: Transaction,
  id: string,
  state: 'upheld' | 'dismissed',
  at: Date,
): Promise<boolean> {
  const [decided] = await transaction
    .update(chatReport)
    .set({ state, decidedAt: at })
    .where(and(eq(chatReport.id, id), eq(chatReport.state, 'received')))
    .returning();
  if (!decided) return false;
  await removeEvidence(jobs, transaction, decided);
  if (state === 'upheld') await close(transaction, decided.conversationId, at);
  return true;
}

/** A report waits again after staff took their decision back. Another upheld report keeps the conversation closed. */
export async function reopenChatReport(transaction: Transaction, id: string): Promise<void> {
  const [reopened] = await transaction
    .update(chatReport)
    .set({ state: 'received', decidedAt: null })
    .where(eq(chatReport.id, id))
    .returning();
  if (!reopened) return;
  const { conversationId } = reopened;
  const upheld = and(eq(chatReport.conversationId, conversationId), eq(chatReport.state, 'upheld'));
  if ((await transaction.$count(chatReport, upheld)) === 0) await close(transaction, conversationId, null);
}

async function close(transaction: Transaction, conversationId: string, closedAt: Date | null): Promise<void> {
  await transaction.update(chatConversation).set({ closedAt }).where(eq(chatConversation.id, conversationId));
}
