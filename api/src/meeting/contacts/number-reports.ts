import type { REPORT_REASONS, REPORT_STATES } from '@aangan/shared-kit/contracts/contacts';
import { and, eq, sql } from 'drizzle-orm';
import { personBehind } from '../../foundation/audit/public.ts';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { type ContactRow, contact, numberReport } from './contacts.tables.ts';

type ReportReason = (typeof REPORT_REASONS)[number];
type ReportState = (typeof REPORT_STATES)[number];

/** Reports the other person of a contact; a second report on it changes the reason until staff decide. */
export async function reportNumber(
  database: Database,
  { id, seekerId, ownerId }: ContactRow,
  { reporterId, reason, at }: { readonly reporterId: string; readonly reason: ReportReason; readonly at: Date },
): Promise<ReportState> {
  await database
    .insert(numberReport)
    .values({
      id: newId('rep'),
      contactId: id,
      reporterId,
      reportedId: reporterId === seekerId ? ownerId : seekerId,
      reason,
      createdAt: at,
    })
    .onConflictDoUpdate({
      target: [numberReport.contactId, numberReport.reporterId],
      set: { reason },
      setWhere: eq(numberReport.state, 'received'),
    });
  const [saved] = await database
    .select({ state: numberReport.state })
    .from(numberReport)
    .where(and(eq(numberReport.contactId, id), eq(numberReport.reporterId, reporterId)));
  return saved?.state ?? 'received';
}

/** Number of reports that wait for staff. */
export function countOpenReports(database: Pick<Database, '$count'>): Promise<number> {
  return database.$count(numberReport, eq(numberReport.state, 'received'));
}

/** Open reports, oldest first, with the number of people who report the same person. */
export async function reportsThatWait(database: Database) {
  const rows = await database
    .select({
      id: numberReport.id,
      reportedId: numberReport.reportedId,
      reason: numberReport.reason,
      listingId: contact.listingId,
      createdAt: numberReport.createdAt,
      reporters: sql<number>`(
        select count(distinct ${personBehind(sql`r.reporter_id`)})::int from number_report r
        where r.reported_id = ${numberReport.reportedId} and r.state = 'received')`,
    })
    .from(numberReport)
    .innerJoin(contact, eq(contact.id, numberReport.contactId))
    .where(eq(numberReport.state, 'received'))
    .orderBy(numberReport.createdAt)
    .limit(200);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdOn: createdAt.getTime() }));
}

/** @returns whether there was an undecided report */
export async function decideReport(
  database: DatabaseOrTransaction,
  id: string,
  state: Exclude<ReportState, 'received'>,
  at: Date,
): Promise<boolean> {
  const rows = await database
    .update(numberReport)
    .set({ state, decidedAt: at })
    .where(and(eq(numberReport.id, id), eq(numberReport.state, 'received')))
    .returning({ id: numberReport.id });
  return rows.length > 0;
}

/** A report waits again after staff took their decision back. */
export async function reopenReport(transaction: DatabaseOrTransaction, id: string): Promise<void> {
  await transaction.update(numberReport).set({ state: 'received', decidedAt: null }).where(eq(numberReport.id, id));
}
