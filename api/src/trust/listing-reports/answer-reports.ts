import type { ListingReportOutcome, ListingReportState } from '@aangan/shared-kit/domain/listing-report-reason';
import { saysGone } from '@aangan/shared-kit/domain/listing-report-reason';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { lockListing, pausedOf, REPORTED, reasonLabels, setPaused, waitingOn } from './listing-reports.queries.ts';
import { listingReport, listingReportAnswer } from './listing-reports.tables.ts';
import { pauseReason } from './report-weight.ts';

/** The person's own listings that reports paused, and whether the owner's answer reactivates them. */
export async function pausedListings(database: Database, ownerId: string) {
  const paused = await pausedOf(database, ownerId);
  return Promise.all(
    paused.map(async ({ id }) => {
      const waiting = await waitingOn(database, id);
      return {
        propertyId: id,
        reasons: reasonLabels(waiting),
        mayConfirm: pauseReason(waiting) === 'gone' && !(await hasAnswered(database, id)),
      };
    }),
  );
}

/**
 * The owner answers that a home reported as gone is still available. It resolves the reports that said so, and once in
 * a listing's life it reactivates the listing; after that staff decide.
 * @returns whether the listing is active now
 * @throws CallError 404 for a listing of another owner, 409 if the owner's answer is not enough
 */
export async function confirmReported(
  database: Database,
  { ownerId, listingId, at }: { readonly ownerId: string; readonly listingId: string; readonly at: Date },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const home = await lockListing(transaction, listingId);
    if (home?.ownerId !== ownerId) throw callError('not-your-listing');
    if (home.inactiveReason !== REPORTED) return home.active;
    const waiting = await waitingOn(transaction, listingId);
    if (pauseReason(waiting) !== 'gone' || (await hasAnswered(transaction, listingId))) {
      throw callError('reports-being-checked');
    }
    await transaction.insert(listingReportAnswer).values({ listingId, ownerId, answeredAt: at });
    const answered = waiting.filter(({ reason }) => saysGone(reason)).map(({ id }) => id);
    await transaction
      .update(listingReport)
      .set({ state: 'looked_at', outcome: 'OWNER_CONFIRMED', decidedAt: at })
      .where(inArray(listingReport.id, answered));
    await setPaused(transaction, listingId, { paused: false, confirmedAt: at });
    return true;
  });
}

async function hasAnswered(reader: Pick<Database, '$count'>, listingId: string): Promise<boolean> {
  return (await reader.$count(listingReportAnswer, eq(listingReportAnswer.listingId, listingId))) > 0;
}

interface Decision {
  readonly state: Exclude<ListingReportState, 'received'>;
  readonly outcome?: ListingReportOutcome;
}

/**
 * Staff's decision on a report. A listing that only reports held is reactivated once too few of them are open; one that
 * was taken down stays so.
 * @returns whether the listing is active now; undefined without such a report
 * @throws CallError 409 for a report that is decided
 */
export async function decideListingReport(
  database: DatabaseOrTransaction,
  reportId: string,
  { state, outcome }: Decision,
  at: Date,
): Promise<boolean | undefined> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(listingReport).where(eq(listingReport.id, reportId));
    const home = found && (await lockListing(transaction, found.listingId));
    if (!home) return undefined;
    const decided = await transaction
      .update(listingReport)
      .set({ state, outcome: outcome ?? null, decidedAt: outcome ? at : null })
      .where(and(eq(listingReport.id, reportId), isNull(listingReport.outcome)))
      .returning({ id: listingReport.id });
    if (decided.length === 0) throw callError('report-decided');
    if (outcome === 'LISTING_TAKEN_DOWN') {
      if (home.active) await setPaused(transaction, home.id, { paused: true });
      return false;
    }
    if (home.inactiveReason !== REPORTED || outcome === undefined) return home.active;
    if (await staysPaused(transaction, home.id)) return false;
    await setPaused(transaction, home.id, { paused: false });
    return true;
  });
}

/** A report waits again after staff took their decision back; its listing is paused or shown as its reports say. */
export async function reopenListingReport(transaction: DatabaseOrTransaction, reportId: string): Promise<void> {
  const [reopened] = await transaction
    .update(listingReport)
    .set({ state: 'received', outcome: null, decidedAt: null })
    .where(eq(listingReport.id, reportId))
    .returning({ listingId: listingReport.listingId });
  const home = reopened && (await lockListing(transaction, reopened.listingId));
  if (!home) return;
  const paused = await staysPaused(transaction, home.id);
  if (paused && home.active) await setPaused(transaction, home.id, { paused: true });
  if (!paused && home.inactiveReason === REPORTED) await setPaused(transaction, home.id, { paused: false });
}

/** Whether staff have taken the listing down, or enough of its reports are open. */
async function staysPaused(transaction: DatabaseOrTransaction, listingId: string): Promise<boolean> {
  const takenDown = await transaction.$count(
    listingReport,
    and(eq(listingReport.listingId, listingId), eq(listingReport.outcome, 'LISTING_TAKEN_DOWN')),
  );
  return takenDown > 0 || pauseReason(await waitingOn(transaction, listingId)) !== undefined;
}
