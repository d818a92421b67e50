import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { listingReport } from './listing-reports.tables.ts';

/** Whether staff took a listing down because of a report, in SQL. */
export function takenDown(listingId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${listingReport} taken_down
    where taken_down.listing_id = ${listingId} and taken_down.outcome = 'LISTING_TAKEN_DOWN')`;
}
