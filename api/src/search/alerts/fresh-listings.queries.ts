import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/transaction.ts';
import { PACKED_LISTING } from '../listings/listing-slice.queries.ts';
import { type ListingSlice, type PackedListings, unpackSlice } from '../listings/listing-slice.ts';

/** New listings of a city and category, ready to be asked what fits a search. */
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
 * What was posted in a time, `from` excluded, as far as it is on offer and was checked: what has not had its check yet
 * is found by a later look. Read off `listing_newest`.
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
