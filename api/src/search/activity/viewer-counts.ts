import { count, inArray } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { viewedListing } from './activity.tables.ts';

/** How many logged-in people viewed each of these listings recently. */
export async function viewerCounts(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: viewedListing.listingId, number: count() })
    .from(viewedListing)
    .where(inArray(viewedListing.listingId, [...ids]))
    .groupBy(viewedListing.listingId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
