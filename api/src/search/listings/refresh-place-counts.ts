import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listingCount, localityMedian, place } from '../../places/public.ts';
import type { ListingShard } from './listing-changes.ts';
import { listing } from './property.tables.ts';

/** "Near" a landmark or station, km. */
export const NEARBY_KM = 2;

/** A degree of latitude is 111.19 km. */
const NEARBY_LATITUDE = NEARBY_KM / 111;

/** Straight-line km between `place` and `listing`, same formula as `distanceKm` of the domain. */
const distance = sql`2 * 6371 * asin(least(1, sqrt(
  sin(radians(${listing.latitude} - ${place.latitude}) / 2) ^ 2 +
  cos(radians(${place.latitude})) * cos(radians(${listing.latitude})) *
  sin(radians(${listing.longitude} - ${place.longitude}) / 2) ^ 2)))`;

/** Advisory locks: all counts at once, or those of one shard. */
const ALL_COUNTS = 'place counts';

/**
 * Counts the active listings of every place by category and recomputes the medians of localities. Run it after seeding
 * and when listings have changed; readers see the old figures until it is done.
 */
export async function refreshCounts(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ALL_COUNTS}, 0))`);
    await transaction.execute(sql`delete from ${listingCount}`);
    await transaction.execute(countInto(sql`true`));
    await transaction.execute(sql`delete from ${localityMedian}`);
    await transaction.execute(sql`
      insert into ${localityMedian} (place_id, rent, price_per_sqft)
      select ${listing.localityId},
        percentile_disc(0.5) within group (order by ${listing.price})
          filter (where ${listing.category} = 'RENT' and ${listing.bhk} = 'BHK2'),
        round(percentile_cont(0.5) within group (order by ${listing.price}::float8 / ${listing.area})
          filter (where ${listing.category} = 'BUY' and ${listing.area} > 0))
      from ${listing}
      where ${listing.active} and ${listing.category} in ('RENT', 'BUY')
      group by 1`);
  });
}

/**
 * Counts the places of one category of one city again. Does nothing while another instance counts the same: that one
 * has heard of the change too. Medians wait for {@link refreshCounts}, because one listing hardly moves them.
 */
export async function recountPlaces(database: Database, { city, category }: ListingShard): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${ALL_COUNTS}, 0))`);
    const name = `${ALL_COUNTS} ${city} ${category}`;
    const { rows } = await transaction.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) held`,
    );
    if (!rows[0]?.held) return;
    await transaction.execute(sql`
      delete from ${listingCount} where ${listingCount.category} = ${category}
        and (${listingCount.placeId} = ${`city-${city}`}
          or ${listingCount.placeId} in (select ${place.id} from ${place} where ${place.city} = ${city}))`);
    await transaction.execute(countInto(sql`${listing.city} = ${city} and ${listing.category} = ${category}`));
  });
}

/** Inserts the counts of the active listings that fit a condition. */
function countInto(fits: SQL): SQL {
  return sql`
    insert into ${listingCount} (place_id, category, count)
    select 'city-' || ${listing.city}, ${listing.category}::text, count(*) from ${listing}
    where ${listing.active} and ${fits} group by 1, 2
    union all
    select ${listing.localityId}, ${listing.category}::text, count(*) from ${listing}
    where ${listing.active} and ${fits} group by 1, 2
    union all
    select ${listing.societyId}, ${listing.category}::text, count(*) from ${listing}
    where ${listing.active} and ${listing.societyId} is not null and ${fits} group by 1, 2
    union all
    select ${place.id}, ${listing.category}::text, count(*)
    from ${place}
    join ${listing} on ${listing.city} = ${place.city} and ${listing.active}
      and ${listing.latitude} between ${place.latitude} - ${NEARBY_LATITUDE} and ${place.latitude} + ${NEARBY_LATITUDE}
      and ${distance} <= ${NEARBY_KM}
    where ${place.kind} in ('landmark', 'metro') and ${fits}
    group by 1, 2`;
}
