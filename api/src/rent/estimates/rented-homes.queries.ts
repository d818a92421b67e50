import { AMENITIES, type BhkType, type BuildingType, type Furnishing } from '@aangan/shared-kit/domain/listing-options';
import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { optionsOf } from '../../search/listings/public.ts';
import type { PricedHome } from './rented-home.ts';

/** Newest homes of a city that a model is fitted to. */
const MOST_HOMES = 8_000;

interface HomeRow extends Record<string, unknown> {
  readonly localityId: string;
  readonly bhk: BhkType;
  readonly area: number;
  readonly furnishing: Furnishing;
  readonly building: BuildingType;
  readonly floor: number;
  readonly age: number;
  readonly amenities: number;
  readonly rent: number;
}

/** Live homes of a city that are for rent, newest first. Uses the index of the newest listings of a city. */
export async function rentedHomes(database: Database, city: string): Promise<PricedHome[]> {
  const { rows } = await database.execute<HomeRow>(sql`
    select l.locality_id "localityId", l.bhk, l.area, l.furnishing, l.building_type building,
      coalesce(l.floor, 0)::int floor, coalesce(l.age, 0)::int age, l.amenities, l.price rent
    from listing l
    where l.city = ${city} and l.category = 'RENT' and l.active and not l.for_lease and l.bhk is not null
      and l.furnishing is not null and l.building_type is not null and l.area > 0 and l.price > 0
    order by l.posted_at desc, l.id desc limit ${MOST_HOMES}`);
  return rows.map((row) => ({ ...row, amenities: optionsOf(AMENITIES, row.amenities) }));
}

/** Ids of live homes of the size in a locality, those of the nearest area first. */
export async function idsLike(
  database: Database,
  { localityId, bhk, area }: { readonly localityId: string; readonly bhk: BhkType; readonly area: number },
  count: number,
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select l.id from listing l
    where l.locality_id = ${localityId} and l.category = 'RENT' and l.active and not l.for_lease and l.bhk = ${bhk}
      and l.area > 0
    order by abs(ln(l.area::float8 / ${area})), l.id limit ${count}`);
  return rows.map(({ id }) => id);
}

/** How many live homes of the size a locality has, and the median of their age in days. */
export async function countLike(
  database: Database,
  { localityId, bhk }: { readonly localityId: string; readonly bhk: BhkType },
  now: Date,
): Promise<{ readonly homes: number; readonly medianDaysListed: number }> {
  const { rows } = await database.execute<{ homes: number; days: number | null }>(sql`
    select count(*)::int homes,
      (percentile_disc(0.5) within group (order by date_part('epoch', ${now}::timestamptz - l.posted_at)) / 86400)::int days
    from listing l
    where l.locality_id = ${localityId} and l.category = 'RENT' and l.active and not l.for_lease and l.bhk = ${bhk}`);
  return { homes: rows[0]?.homes ?? 0, medianDaysListed: Math.max(0, rows[0]?.days ?? 0) };
}
