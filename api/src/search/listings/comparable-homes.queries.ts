import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { BhkType, CommercialTypeKey, FlatmateRoom } from '@aangan/shared-kit/domain/listing-options';
import { FEWEST_COMPARABLE } from '@aangan/shared-kit/domain/posting/price-position';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';

/** The home that others are compared with. */
export interface ComparedHome {
  readonly category: ListingCategory;
  readonly city: string;
  readonly localityId: string;
  readonly bhk: BhkType | null;
  readonly commercialType: CommercialTypeKey | null;
  readonly flatmateRoom: FlatmateRoom | null;
  /** Sq ft; undefined where it is not known yet. */
  readonly area?: number | undefined;
  /** A listing that is left out: the home's own. */
  readonly listingId?: string | undefined;
}

interface Comparison {
  /** ₹, in rising order. */
  readonly prices: readonly number[];
  /** Days since each of them was posted, in rising order. */
  readonly days: readonly number[];
  /** Whether homes of the whole city were needed. */
  readonly wider: boolean;
}

/** Newest homes that are compared with; more change the figures little. */
const MOST_COMPARED = 400;
/** Homes whose area differs by more are another kind of home. */
const AREA_SHARE = 0.3;

/**
 * Live homes of the same kind and size in the locality; in the whole city if the locality has too few. Where size
 * decides the price, prices are scaled to the home's area. Reads `listing_locality_newest` or `listing_newest` only.
 * @param now epoch ms
 */
export async function comparableHomes(
  database: DatabaseOrTransaction,
  home: ComparedHome,
  now: number,
): Promise<Comparison> {
  const inLocality = await homesLike(database, home, sql`l.locality_id = ${home.localityId}`, now);
  if (inLocality.prices.length >= FEWEST_COMPARABLE) return { ...inLocality, wider: false };
  return { ...(await homesLike(database, home, sql`l.city = ${home.city}`, now)), wider: true };
}

async function homesLike(database: DatabaseOrTransaction, home: ComparedHome, place: SQL, now: number) {
  const { category, bhk, commercialType, flatmateRoom, area, listingId } = home;
  const bySize = category !== 'PG' && category !== 'SHARED' && category !== 'RENT' && area !== undefined;
  const price = bySize ? sql`round(l.price::float8 / greatest(1, l.area) * ${area})` : sql`l.price`;
  const conditions = [
    place,
    sql`l.category = ${category}`,
    sql`l.active`,
    ...(bhk ? [sql`l.bhk = ${bhk}`] : []),
    ...(commercialType ? [sql`l.commercial_type = ${commercialType}`] : []),
    ...(flatmateRoom ? [sql`l.flatmate_room = ${flatmateRoom}`] : []),
    ...(area !== undefined && category === 'RENT'
      ? [sql`l.area between ${Math.floor(area * (1 - AREA_SHARE))} and ${Math.ceil(area * (1 + AREA_SHARE))}`]
      : []),
    ...(listingId ? [sql`l.id <> ${listingId}`] : []),
  ];
  const { rows } = await database.execute<{ price: number; postedAt: number }>(sql`
    select ${price}::float8 price, date_part('epoch', l.posted_at) * 1000 "postedAt" from listing l
    where ${sql.join(conditions, sql` and `)}
    order by l.posted_at desc, l.id desc limit ${MOST_COMPARED}`);
  return {
    prices: rows.map((row) => row.price).toSorted((a, b) => a - b),
    days: rows.map(({ postedAt }) => Math.max(0, Math.floor((now - postedAt) / 86_400_000))).toSorted((a, b) => a - b),
  };
}
