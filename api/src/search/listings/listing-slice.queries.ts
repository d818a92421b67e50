import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { ListingShard } from './listing-changes.ts';
import { type ListingSlice, type PackedListings, unpackSlice } from './listing-slice.ts';
import { SECOND_WORD_SQL, WORD_SQL } from './slice-word.ts';

/** One listing `l` in network byte order, as unpackSlice reads it. */
export const PACKED_LISTING = [
  'int4send(l.price)',
  'int4send(l.area)',
  `int4send(${WORD_SQL})`,
  'int4send(l.amenities)',
  "float8send(round(date_part('epoch', l.available_from) * 1000))",
  "float8send(round(date_part('epoch', l.confirmed_at) * 1000))",
  'float8send(l.latitude)',
  'float8send(l.longitude)',
  `int4send(${SECOND_WORD_SQL})`,
].join(' || ');

/**
 * Reads the active listings of a category in some localities of a city, packed into one value per society. Parsing 16 columns of
 * 40,000 rows would block every other request of this process.
 */
export async function loadSlice(
  database: Database,
  shard: ListingShard,
  localityIds: readonly string[],
): Promise<ListingSlice> {
  const { rows } = await database.execute<PackedListings & Record<string, unknown>>(sliceQuery(shard, localityIds));
  return unpackSlice(rows);
}

export function sliceQuery({ city, category }: ListingShard, localityIds: readonly string[]): SQL {
  return sql`
    select l.locality_id "localityId", l.society_id "societyId", string_agg(${sql.raw(PACKED_LISTING)}, ''::bytea) packed
    from listing l
    where l.locality_id = any(${sql.param([...localityIds])}::text[]) and l.city = ${city} and l.category = ${category} and l.active
    group by l.locality_id, l.society_id
    order by l.locality_id, l.society_id`;
}
