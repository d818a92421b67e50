import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { personBehind } from '../../foundation/audit/public.ts';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account, wordWeight } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { chatConversation } from './chat.tables.ts';
import { chatReport } from './chat-reports.tables.ts';

/** Reports on a person that staff have not dismissed, as they count towards holding the account. */
export async function chatReportsOn(reader: Pick<DatabaseOrTransaction, 'select'>, accountId: string) {
  const rows = await reader
    .select({
      reason: chatReport.reason,
      person: personBehind(chatReport.reporterId),
      joinedAt: account.createdAt,
      at: chatReport.createdAt,
    })
    .from(chatReport)
    .innerJoin(account, eq(account.id, chatReport.reporterId))
    .where(and(eq(chatReport.reportedId, accountId), ne(chatReport.state, 'dismissed')));
  return rows.map(({ reason, person, joinedAt, at }) => ({
    reason,
    person,
    weight: wordWeight(at.getTime() - joinedAt.getTime()),
  }));
}

/** Reports that wait for staff, oldest first. */
export function reportsThatWait(database: Database) {
  return database
    .select({
      report: chatReport,
      listingId: chatConversation.listingId,
      ownerId: chatConversation.ownerId,
      title: listing.title,
      reporters: sql<number>`(
        select count(distinct ${personBehind(sql`r.reporter_id`)})::int from chat_report r
        where r.reported_id = ${chatReport.reportedId} and r.state <> 'dismissed')`,
    })
    .from(chatReport)
    .innerJoin(chatConversation, eq(chatConversation.id, chatReport.conversationId))
    .leftJoin(listing, eq(listing.id, chatConversation.listingId))
    .where(eq(chatReport.state, 'received'))
    .orderBy(asc(chatReport.createdAt), asc(chatReport.id))
    .limit(200);
}

/** The waiting report that shows this photo. */
export async function reportWithPhoto(
  database: Database,
  { reportId, uploadId }: { readonly reportId: string; readonly uploadId: string },
) {
  const shows = sql`${chatReport.evidence} @> ${JSON.stringify([{ uploadId }])}::jsonb`;
  const [row] = await database
    .select({ conversationId: chatReport.conversationId })
    .from(chatReport)
    .where(and(eq(chatReport.id, reportId), eq(chatReport.state, 'received'), shows));
  return row;
}

/** Number of reports that wait for staff. */
export function countChatReports(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(chatReport, eq(chatReport.state, 'received'));
}
