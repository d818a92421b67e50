import type { AlertFrequency } from '@aangan/shared-kit/domain/alert-options';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import {
  filterSlice,
  loadPlaceDirectory,
  type PlaceDirectory,
  rowsOf,
  type SearchDay,
  searchDay,
} from '../listings/public.ts';
import { type AlertRow, alert, alertCursor } from './alerts.tables.ts';
import { type FreshListings, freshListings } from './fresh-listings.queries.ts';
import { resolveAlert, searchOfAddress } from './saved-search.ts';

/**
 * Each run looks this many ms before the cursor again. A listing posted before the last run may have been committed, or
 * released by its checks, after it. Listings that were found already are not found again.
 */
const OVERLAP_MS = 3_600_000;
/** The nightly run goes further back, for listings that were held for days. */
export const NIGHTLY_OVERLAP_MS = 7 * 86_400_000;

/** Alerts read per batch; other work of the process runs between two batches. */
const BATCH = 1_000;
const CURSOR = 1;

/**
 * Compares listings posted since the last run with all alerts and saves the matches. Cursor and matches change in one
 * transaction, so a crash loses nothing. An instance skips the run while another one is at it.
 * Searches are tested against a slice of the new listings, which answers each in a few microseconds.
 * @param now epoch ms
 * @returns how many homes were found for people
 */
export function matchListings(database: Database, now: number, overlap = OVERLAP_MS): Promise<number> {
  return database.transaction(async (transaction) => {
    const to = new Date(now);
    await transaction.insert(alertCursor).values({ id: CURSOR, postedUpTo: to }).onConflictDoNothing();
    const [cursor] = await transaction
      .select()
      .from(alertCursor)
      .where(eq(alertCursor.id, CURSOR))
      .for('update', { skipLocked: true });
    if (!cursor) return 0;
    const from = new Date(Math.min(cursor.postedUpTo.getTime(), now) - overlap);
    const places = await loadPlaceDirectory(database);
    let found = 0;
    for (const place of await searchedPlaces(transaction)) {
      const fresh = await freshListings(transaction, place, from, to);
      if (fresh.ids.length > 0) found += await matchPlace(transaction, places, place, fresh, now);
    }
    await transaction.update(alertCursor).set({ postedUpTo: to }).where(eq(alertCursor.id, CURSOR));
    return found;
  });
}

interface SearchedPlace {
  readonly city: string;
  readonly category: ListingCategory;
}

function searchedPlaces(transaction: Transaction): Promise<SearchedPlace[]> {
  return transaction
    .selectDistinct({ city: alert.city, category: alert.category })
    .from(alert)
    .where(isNull(alert.pausedAt));
}

async function matchPlace(
  transaction: Transaction,
  places: PlaceDirectory,
  { city, category }: SearchedPlace,
  fresh: FreshListings,
  now: number,
): Promise<number> {
  const day = searchDay(now);
  let found = 0;
  let last = '';
  for (;;) {
    const batch = await transaction
      .select()
      .from(alert)
      .where(and(eq(alert.city, city), eq(alert.category, category), isNull(alert.pausedAt), gt(alert.id, last)))
      .orderBy(asc(alert.id))
      .limit(BATCH);
    found += await saveMatches(transaction, findsOf(batch, places, fresh, day), now);
    last = batch.at(-1)?.id ?? last;
    if (batch.length < BATCH) return found;
  }
}

interface Find {
  readonly alert: AlertRow;
  readonly listingId: string;
}

/** Of a person's alerts, the one that is due first reports the home. */
const URGENCY = { instant: 0, daily: 1, weekly: 2 } as const satisfies Record<AlertFrequency, number>;

/** The new listings that fit each alert and were posted after it was created; the most urgent alerts first. */
function findsOf(
  alerts: readonly AlertRow[],
  places: PlaceDirectory,
  { slice, ids, postedAt }: FreshListings,
  day: SearchDay,
): Find[] {
  const finds = alerts.flatMap((row) => {
    const city = places.get(row.city);
    const search = searchOfAddress(row.address);
    const resolved = city && search && resolveAlert(search, city, day);
    if (!resolved) return [];
    return [...rowsOf(filterSlice(resolved, slice).all)]
      .filter((at) => (postedAt[at] ?? 0) > row.since.getTime())
      .flatMap((at) => ids[at] ?? [])
      .map((listingId) => ({ alert: row, listingId }));
  });
  return finds.sort((one, other) => URGENCY[one.alert.frequency] - URGENCY[other.alert.frequency]);
}

/** Rows per statement. */
const ROWS_AT_ONCE = 5_000;

/** Saves a home once per person. Owners are not notified of their own homes. */
async function saveMatches(transaction: Transaction, finds: readonly Find[], now: number): Promise<number> {
  let saved = 0;
  for (let start = 0; start < finds.length; start += ROWS_AT_ONCE) {
    const rows = finds.slice(start, start + ROWS_AT_ONCE);
    const texts = (read: (find: Find) => string) => sql`${sql.param(rows.map(read))}::text[]`;
    const { rowCount } = await transaction.execute(sql`
      insert into alert_match (account_id, listing_id, alert_id, found_at)
      select account_id, listing_id, alert_id, ${new Date(now)}
      from unnest(${texts((find) => find.alert.accountId)}, ${texts((find) => find.listingId)},
        ${texts((find) => find.alert.id)}) as find(account_id, listing_id, alert_id)
      where not exists (
        select from listing_owner o where o.listing_id = find.listing_id and o.account_id = find.account_id)
      on conflict do nothing`);
    saved += rowCount ?? 0;
  }
  return saved;
}
