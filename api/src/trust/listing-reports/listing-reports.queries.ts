import { LISTING_REPORT_REASONS, type ListingReportReason } from '@aangan/shared-kit/domain/listing-report-reason';
import { and, desc, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import { personBehind } from '../../foundation/audit/public.ts';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account, type Reporter } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { showBestOf } from '../listing-checks/public.ts';
import { type ListingReportRow, listingReport } from './listing-reports.tables.ts';
import type { WeighedReport } from './report-weight.ts';

type Reader = Pick<Database, 'select' | '$count'>;

/** Inactive reason of a listing while its reports are open. */
export const REPORTED = 'REPORTED';

/** Reports of a person on their page. */
const MINE_AT_MOST = 50;

/** The listing with its owner, locked until the transaction ends, so that counting its reports is serialised. */
export async function lockListing(transaction: Reader, listingId: string) {
  const [found] = await transaction
    .select({ id: listing.id, title: listing.title, active: listing.active, inactiveReason: listing.inactiveReason })
    .from(listing)
    .where(eq(listing.id, listingId))
    .for('update');
  if (!found) return undefined;
  const [owner] = await transaction
    .select({ id: listingOwner.accountId })
    .from(listingOwner)
    .where(eq(listingOwner.listingId, listingId));
  return { ...found, ownerId: owner?.id };
}

/** Open reports on a listing, with the people behind the reporters. */
export function waitingOn(reader: Reader, listingId: string): Promise<(ListingReportRow & WeighedReport)[]> {
  return reader
    .select({ ...getTableColumns(listingReport), person: personBehind(listingReport.reporterId) })
    .from(listingReport)
    .where(and(eq(listingReport.listingId, listingId), isNull(listingReport.outcome)))
    .orderBy(listingReport.createdAt);
}

export async function reportOf(
  reader: Reader,
  reporterId: string,
  listingId: string,
): Promise<ListingReportRow | undefined> {
  const [found] = await reader
    .select()
    .from(listingReport)
    .where(and(eq(listingReport.listingId, listingId), eq(listingReport.reporterId, reporterId)));
  return found;
}

/** A person's own reports with the listings, newest first. */
export function reportsBy(reader: Reader, reporterId: string) {
  return reader
    .select({
      report: listingReport,
      listing: { id: listing.id, title: listing.title, category: listing.category },
    })
    .from(listingReport)
    .innerJoin(listing, eq(listing.id, listingReport.listingId))
    .where(eq(listingReport.reporterId, reporterId))
    .orderBy(desc(listingReport.createdAt), desc(listingReport.id))
    .limit(MINE_AT_MOST);
}

/** Number of reports that a person has made since a moment. */
export function reportsSince(reader: Reader, reporterId: string, since: Date): Promise<number> {
  return reader.$count(
    listingReport,
    and(eq(listingReport.reporterId, reporterId), gte(listingReport.createdAt, since)),
  );
}

/** Facts about the reporter. */
export async function reporterFacts(reader: Reader, accountId: string, at: Date): Promise<Reporter> {
  const [person] = await reader.select({ createdAt: account.createdAt }).from(account).where(eq(account.id, accountId));
  const states = await reader
    .select({ state: listingReport.state, count: sql<number>`count(*)::int` })
    .from(listingReport)
    .where(eq(listingReport.reporterId, accountId))
    .groupBy(listingReport.state);
  const countOf = (state: ListingReportRow['state']) => states.find((each) => each.state === state)?.count ?? 0;
  return {
    accountAgeMs: at.getTime() - (person?.createdAt ?? at).getTime(),
    upheld: countOf('upheld'),
    dismissed: countOf('dismissed'),
  };
}

/** Listings of an owner that reports have paused. */
export function pausedOf(reader: Reader, ownerId: string) {
  return reader
    .select({ id: listing.id })
    .from(listingOwner)
    .innerJoin(listing, eq(listing.id, listingOwner.listingId))
    .where(and(eq(listingOwner.accountId, ownerId), eq(listing.inactiveReason, REPORTED)));
}

/** Number of reports that wait for staff. */
export function countOpenReports(reader: Reader): Promise<number> {
  return reader.$count(listingReport, isNull(listingReport.outcome));
}

/** Open reports for staff, those on paused listings first, then the oldest. */
export async function reportsForStaff(reader: Reader) {
  const rows = await reader
    .select({
      id: listingReport.id,
      propertyId: listingReport.listingId,
      title: listing.title,
      reason: listingReport.reason,
      words: sql<string>`coalesce(${listingReport.words}, '')`,
      state: listingReport.state,
      createdAt: listingReport.createdAt,
      weight: listingReport.weight,
      paused: sql<boolean>`coalesce(${listing.inactiveReason} = ${REPORTED}, false)`,
    })
    .from(listingReport)
    .innerJoin(listing, eq(listing.id, listingReport.listingId))
    .where(isNull(listingReport.outcome))
    .orderBy(sql`(${listing.inactiveReason} = ${REPORTED}) desc nulls last`, listingReport.createdAt)
    .limit(200);
  return rows.map(({ createdAt, ...row }) => ({ ...row, reportedOn: createdAt.getTime() }));
}

/** Pauses a listing for its reports, or reactivates it. Of duplicates of one home the best remaining one is shown. */
export async function setPaused(
  writer: DatabaseOrTransaction,
  listingId: string,
  { paused, confirmedAt }: { readonly paused: boolean; readonly confirmedAt?: Date },
): Promise<void> {
  await writer
    .update(listing)
    .set({ active: !paused, inactiveReason: paused ? REPORTED : null, ...(confirmedAt && { confirmedAt }) })
    .where(eq(listing.id, listingId));
  await showBestOf(writer, [listingId]);
}

/** The distinct reasons reported on a listing. */
export function reasonLabels(reports: readonly { readonly reason: ListingReportReason }[]): string[] {
  return [...new Set(reports.map(({ reason }) => LISTING_REPORT_REASONS[reason].label))];
}
