import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { listingImpression } from './impressions.tables.ts';

/** Days that the count of a listing covers, today included. */
const COUNTED_DAYS = 30;

/** Result pages of the last 30 days that showed a listing, in SQL. @param now epoch ms */
export function resultPagesOf(listingId: SQLWrapper, now: number): SQL<number> {
  const since = indiaDay(now - (COUNTED_DAYS - 1) * DAY_MS);
  return sql<number>`(select coalesce(sum(i.pages), 0)::int from ${listingImpression} i
    where i.listing_id = ${listingId} and i.day >= ${since})`;
}
