import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { localityTrend, place, society } from '../../places/public.ts';
import { cardsById, type ListingCard, listingCards } from './listing-cards.ts';
import { listing, priceChange } from './property.tables.ts';
import { filterConditions, localityCondition } from './search-conditions.ts';
import type { ResolvedSearch } from './search-query.ts';

/** A listing, active or not, or undefined. Its plan is stored: planning for all partitions takes longer than reading. */
export async function listingById(database: Database, id: string): Promise<ListingCard | undefined> {
  const [card] = await cardsById(database, [id]);
  return card;
}

export async function descriptionOf(
  database: Database,
  { id, city }: Pick<ListingCard, 'id' | 'city'>,
): Promise<string> {
  const [row] = await database
    .select({ description: listing.description })
    .from(listing)
    .where(and(eq(listing.city, city), eq(listing.id, id)));
  return row?.description ?? '';
}

/** Price changes of a listing, oldest first; epoch ms. */
export async function priceChangesOf(database: Database, id: string) {
  const rows = await database
    .select()
    .from(priceChange)
    .where(eq(priceChange.listingId, id))
    .orderBy(asc(priceChange.at))
    .limit(20);
  return rows.map(({ at, fromPrice, toPrice }) => ({ on: at.getTime(), from: fromPrice, to: toPrice }));
}

/** The other listings of the same home, the one that search shows first. Held and refused ones are left out. */
export async function othersOfHome(database: Database, { id, city }: Pick<ListingCard, 'id' | 'city'>) {
  const { rows } = await database.execute<
    Pick<ListingCard, 'id' | 'category' | 'title' | 'price' | 'active'> & { postedOn: number }
  >(sql`
    select l.id, l.category, l.title, l.price, l.active, round(date_part('epoch', l.posted_at) * 1000) "postedOn"
    from listing_cluster mine
    join listing_cluster other on other.cluster_id = mine.cluster_id and other.listing_id <> mine.listing_id
    join listing l on l.id = other.listing_id and l.city = ${city} and (l.active or l.inactive_reason = 'DUPLICATE')
    where mine.listing_id = ${id}
    order by l.active desc, l.posted_at desc limit 10`);
  return rows;
}

/** A society of a city with its active listings of every category, or null. */
export async function societyById(database: Database, id: string, city: string) {
  const [[found], [listings]] = await Promise.all([
    database
      .select({ slug: place.slug, name: place.name, builder: society.builder, units: society.units })
      .from(society)
      .innerJoin(place, eq(place.id, society.placeId))
      .where(eq(society.placeId, id)),
    database
      .select({ count: count() })
      .from(listing)
      .where(and(eq(listing.city, city), eq(listing.societyId, id), listing.active)),
  ]);
  return found ? { ...found, listings: listings?.count ?? 0 } : null;
}

/** Monthly medians of a locality for one size, `ALL` for every size, oldest first. */
export function trendOf(database: Database, localityId: string, bhk: string) {
  return database
    .select({
      month: localityTrend.month,
      rentMedian: localityTrend.rentMedian,
      pricePerSqft: localityTrend.pricePerSqft,
      sampleSize: localityTrend.sampleSize,
    })
    .from(localityTrend)
    .where(and(eq(localityTrend.placeId, localityId), eq(localityTrend.bhk, bhk)))
    .orderBy(asc(localityTrend.month));
}

/** Number of similar candidates read on each side of the price, and in the locality. */
const LOOK_AT = 40;

/** Active listings that may be similar: the next ones in price in the city, and those of its locality. */
export async function similarCandidates(database: Database, to: ListingCard): Promise<ListingCard[]> {
  const same = sql`l.category = ${to.category} and l.active and l.id <> ${to.id}${to.bhk ? sql` and l.bhk = ${to.bhk}` : sql.empty()}`;
  const ids = sql`
    (select l.id from listing l where l.city = ${to.city} and ${same} and l.price >= ${to.price} order by l.price, l.id limit ${LOOK_AT})
    union
    (select l.id from listing l where l.city = ${to.city} and ${same} and l.price <= ${to.price} order by l.price desc, l.id desc limit ${LOOK_AT})
    union
    (select l.id from listing l where l.city = ${to.city} and l.locality_id = ${to.localityId} and ${same} order by l.posted_at desc, l.id desc limit ${LOOK_AT})`;
  const { rows } = await database.execute<ListingCard>(
    listingCards(sql`(select l.*, l.xmin from (${ids}) k join listing l on l.id = k.id and l.city = ${to.city}) l`),
  );
  return rows;
}

interface Pin extends Record<string, unknown> {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly price: number;
  readonly title: string;
  readonly category: ListingCategory;
}

/** Maximum number of listings on a map. */
const MOST_PINS = 1000;

/** Listings of a search for a map, newest first. */
export async function pinsOf(database: Database, search: ResolvedSearch): Promise<Pin[]> {
  const { rows } = await database.execute<Pin>(pinQuery(search));
  return rows;
}

function pinQuery(search: ResolvedSearch) {
  const branches = (search.localities.length > 0 ? search.localities : [undefined]).map(
    (locality) => sql`(
      select l.id, l.posted_at, l.latitude, l.longitude, l.price, l.title, l.category from listing l
      where ${sql.join([localityCondition(search, locality), ...filterConditions(search)], sql` and `)}
      order by l.posted_at desc, l.id desc limit ${MOST_PINS})`,
  );
  return sql`
    select id, latitude, longitude, price, title, category from (${sql.join(branches, sql` union all `)}) p
    order by posted_at desc, id desc limit ${MOST_PINS}`;
}
