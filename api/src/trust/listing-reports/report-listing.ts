import { type ListingReportReason, needsWords } from '@aangan/shared-kit/domain/listing-report-reason';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, CallError, callError } from '../../foundation/server/public.ts';
import { lockAccount, reportWeight } from '../../people/accounts/public.ts';
import { listingWithOwner } from '../../search/listings/public.ts';
import { lockListing, reporterFacts, reportOf, reportsSince, setPaused, waitingOn } from './listing-reports.queries.ts';
import { type ListingReportRow, listingReport } from './listing-reports.tables.ts';
import { pauseReason } from './report-weight.ts';

/** Maximum of new reports per person and day. */
const REPORTS_A_DAY = 10;

interface Reporting {
  readonly reporterId: string;
  readonly listingId: string;
  readonly reason: ListingReportReason;
  readonly words: string;
}

interface Reported {
  readonly report: ListingReportRow;
  /** This report paused the listing, so the owner has to be notified. */
  readonly paused: boolean;
}

/**
 * Reports a listing, or changes the person's open report. With enough reports it pauses the listing in the same
 * transaction. Reporters are serialised, so that it is paused once.
 * @throws CallError 404 without such a listing, 400 for the person's own listing or a missing text, 409 after a
 * decision,
 * 429 beyond the day's reports
 */
export async function reportListing(database: Database, reporting: Reporting, at: Date): Promise<Reported> {
  const { reporterId, listingId, reason, words } = reporting;
  if (needsWords(reason) && words === '') throw badInput('body.words', 'says what is wrong');
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, reporterId);
    const home = await lockListing(transaction, listingId);
    if (!home) throw callError('no-listing');
    refuseOwner(home.ownerId, reporterId);
    const before = await reportOf(transaction, reporterId, listingId);
    if (before && before.outcome !== null) {
      throw callError('report-answered');
    }
    const today = await reportsSince(transaction, reporterId, new Date(at.getTime() - DAY_MS));
    if (!before && today >= REPORTS_A_DAY) {
      throw new CallError(429, `You can report ${REPORTS_A_DAY} listings a day. Try again tomorrow.`);
    }
    const weight = reportWeight(await reporterFacts(transaction, reporterId, at));
    const facts = { reason, words: words === '' ? null : words, weight };
    const [report] = await transaction
      .insert(listingReport)
      .values({ id: newId('lrp'), listingId, reporterId, createdAt: at, ...facts })
      .onConflictDoUpdate({ target: [listingReport.listingId, listingReport.reporterId], set: facts })
      .returning();
    if (!report) throw new Error('The report was not saved.');
    const paused = home.active && pauseReason(await waitingOn(transaction, listingId)) !== undefined;
    if (paused) await setPaused(transaction, listingId, { paused: true });
    return { report, paused };
  });
}

/** The person's earlier report of a listing. @throws CallError 400 for their own listing */
export async function earlierReport(
  database: Database,
  reporterId: string,
  listingId: string,
): Promise<ListingReportRow | undefined> {
  const home = await listingWithOwner(database, listingId);
  refuseOwner(home?.ownerId, reporterId);
  return reportOf(database, reporterId, listingId);
}

function refuseOwner(ownerId: string | null | undefined, reporterId: string): void {
  if (ownerId === reporterId) throw callError('own-listing-refused');
}
