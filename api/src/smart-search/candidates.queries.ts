import { AMENITIES } from '@aangan/shared-kit/domain/listing-options';
import type { HomeFacts } from '@aangan/shared-kit/domain/smart-search/ranking/home-facts';
import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../foundation/database/public.ts';
import {
  filterConditions,
  type ListingCard,
  listing,
  listingCards,
  localityCondition,
  optionsOf,
  photoCountOf,
  type ResolvedSearch,
} from '../search/listings/public.ts';

/** Homes that are ranked: the newest ones that fit. */
const CANDIDATES = 400;

/**
 * The newest homes that fit a search, without those that were answered. Reads the index of the search's locality or
 * city in its order (`listing_locality_newest`, `listing_city_newest`), and then the cards by primary key.
 */
export async function candidatesOf(
  database: Database,
  search: ResolvedSearch,
  answered: readonly string[],
): Promise<ListingCard[]> {
  const localities = search.localities.length > 0 ? search.localities : [undefined];
  const scans = localities.map((locality) => {
    const conditions = [localityCondition(search, locality), ...filterConditions(search)];
    const unanswered = sql`l.id <> all(${sql.param(answered)}::text[])`;
    return sql`(select l.id, l.posted_at from listing l where ${sql.join([...conditions, unanswered], sql` and `)}
      order by l.posted_at desc, l.id desc limit ${CANDIDATES})`;
  });
  const found = sql`select id from (${sql.join(scans, sql` union all `)}) found order by posted_at desc, id desc limit ${CANDIDATES}`;
  const { rows } = await database.execute<ListingCard>(
    listingCards(sql`listing l`, sql`where l.city = ${search.city.slug} and l.id in (${found})`),
  );
  return rows;
}

/** How many of some listings fit a search. */
export async function fittingAmong(
  database: DatabaseOrTransaction,
  search: ResolvedSearch,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const localities = search.localities.length > 0 ? search.localities : [undefined];
  const places = localities.map((locality) => sql`(${localityCondition(search, locality)})`);
  const conditions = [sql`(${sql.join(places, sql` or `)})`, ...filterConditions(search)];
  const { rows } = await database.execute<{ homes: number }>(sql`
    select count(*)::int homes from listing l
    where l.id = any(${sql.param(ids)}::text[]) and ${sql.join(conditions, sql` and `)}`);
  return rows[0]?.homes ?? 0;
}

/** Whether there is such a listing. */
export async function isListing(database: Database, id: string): Promise<boolean> {
  const rows = await database.select({ id: listing.id }).from(listing).where(eq(listing.id, id));
  return rows.length > 0;
}

/** What the ranking reads of a card. */
export function factsOfCard(card: ListingCard): HomeFacts {
  return {
    id: card.id,
    latitude: card.latitude,
    longitude: card.longitude,
    price: card.price,
    deposit: card.deposit,
    area: card.area,
    floor: card.floor,
    totalFloors: card.totalFloors,
    age: card.age,
    facing: card.facing,
    furnishing: card.furnishing,
    parking: card.parking,
    buildingType: card.buildingType,
    amenities: optionsOf(AMENITIES, card.amenities),
    foodIncluded: card.foodIncluded,
    photoCount: photoCountOf(card.photos),
    availableFrom: card.availableFrom,
    postedAt: card.postedAt,
    confirmedAt: card.confirmedAt,
    postedByBuilder: card.postedByBuilder,
    localitySlug: card.localitySlug,
    localityName: card.localityName,
    societyId: card.societyId,
  };
}
