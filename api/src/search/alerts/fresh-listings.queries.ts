import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { type ListingSlice, PACKED_LISTING, type PackedListings, unpackSlice } from '../listings/public.ts';

/** New listings of a city and category, as a slice that searches can be tested against. */
export interface FreshListings {
  readonly slice: ListingSlice;
  /** By row of the slice. */
  readonly ids: readonly string[];
  /** Epoch ms, by row of the slice. */
  readonly postedAt: readonly number[];
}

interface FreshGroup extends PackedListings, Record<string, unknown> {
  readonly ids: readonly string[];
  readonly posted: readonly number[];
}

/**
 * Active, checked listings posted after `from` and up to `to`. Listings that are not checked yet are found by a later
 * run. Uses the index `listing_newest`.
 */
export async function freshListings(
  database: DatabaseOrTransaction,
  { city, category }: { readonly city: string; readonly category: ListingCategory },
  from: Date,
  to: Date,
): Promise<FreshListings> {
  const { rows } = await database.execute<FreshGroup>(sql`
    select l.locality_id "localityId", l.society_id "societyId",
      string_agg(${sql.raw(PACKED_LISTING)}, ''::bytea order by l.id) packed,
      array_agg(l.id order by l.id) ids,
      array_agg(round(date_part('epoch', l.posted_at) * 1000) order by l.id) posted
    from listing l
    where l.city = ${city} and l.category = ${category} and l.active and l.posted_at > ${from} and l.posted_at <= ${to}
      and exists (select from listing_check c where c.listing_id = l.id and c.kind = 'scam')
    group by l.locality_id, l.society_id
    order by l.locality_id, l.society_id`);
  return {
    slice: unpackSlice(rows),
    ids: rows.flatMap(({ ids }) => ids),
    postedAt: rows.flatMap(({ posted }) => posted),
  };
}
