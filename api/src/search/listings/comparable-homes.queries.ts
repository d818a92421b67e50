import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type {
  BhkType,
  CommercialTypeKey,
  FlatmateRoom,
  Furnishing,
  PgTenant,
} from '@aangan/shared-kit/domain/listing-options';
import { FEWEST_COMPARABLE } from '@aangan/shared-kit/domain/posting/price-position';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';

/** The home that others are compared with. */
export interface ComparedHome {
  readonly category: ListingCategory;
  readonly city: string;
  readonly localityId: string;
  readonly bhk: BhkType | null;
  readonly commercialType: CommercialTypeKey | null;
  readonly flatmateRoom: FlatmateRoom | null;
  /** Whom a PG takes, and how a home is furnished; compared only where enough homes are like it. */
  readonly pgTenant?: PgTenant | undefined;
  readonly furnishing?: Furnishing | undefined;
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
  /** Whether all of them are furnished as the home is. */
  readonly sameFurnishing: boolean;
}

/** Newest homes that are compared with; more change the figures little. */
const MOST_COMPARED = 400;
/** Homes whose area differs by more are another kind of home. */
const AREA_SHARE = 0.3;

/**
 * Live homes of the same kind and size in the locality: those furnished alike if there are enough, else all; in the
 * whole city if the locality has too few. Where size decides the price, prices are scaled to the home's area. Reads
 * `listing_locality_newest` or `listing_newest` only.
 * @param now epoch ms
 */
export async function comparableHomes(
  database: DatabaseOrTransaction,
  home: ComparedHome,
  now: number,
): Promise<Comparison> {
  const { pgTenant, furnishing, ...plain } = home;
  const narrow = pgTenant !== undefined || furnishing !== undefined;
  if (narrow) {
    const alike = await homesLike(database, home, 'locality', now);
    if (isEnough(alike)) return { ...alike, wider: false, sameFurnishing: furnishing !== undefined };
  }
  const inLocality = await homesLike(database, plain, 'locality', now);
  if (isEnough(inLocality)) return { ...inLocality, wider: false, sameFurnishing: false };
  return { ...(await homesLike(database, plain, 'city', now)), wider: true, sameFurnishing: false };
}

function isEnough({ prices }: Pick<Comparison, 'prices'>): boolean {
  return prices.length >= FEWEST_COMPARABLE;
}

async function homesLike(
  database: DatabaseOrTransaction,
  home: ComparedHome,
  within: 'locality' | 'city',
  now: number,
) {
  const { category, bhk, commercialType, flatmateRoom, pgTenant, furnishing, area, listingId } = home;
  const bySize = category !== 'PG' && category !== 'SHARED' && category !== 'RENT' && area !== undefined;
  const price = bySize ? sql`round(l.price::float8 / greatest(1, l.area) * ${area})` : sql`l.price`;
  const conditions = [
    sql`l.city = ${home.city}`,
    ...(within === 'locality' ? [sql`l.locality_id = ${home.localityId}`] : []),
    sql`l.category = ${category}`,
    sql`l.active`,
    ...(bhk ? [sql`l.bhk = ${bhk}`] : []),
    ...(commercialType ? [sql`l.commercial_type = ${commercialType}`] : []),
    ...(flatmateRoom ? [sql`l.flatmate_room = ${flatmateRoom}`] : []),
    ...(pgTenant ? [sql`l.pg_tenant = ${pgTenant}`] : []),
    ...(furnishing ? [sql`l.furnishing = ${furnishing}`] : []),
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
