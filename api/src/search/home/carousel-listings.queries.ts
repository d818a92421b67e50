import type { RECENT_TABS } from '@aangan/shared-kit/contracts/home';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listingCount, society } from '../../places/public.ts';
import { type ListingCard, listing, listingCards, toPropertyRecord } from '../listings/public.ts';
import { halfAndHalf } from './half-and-half.ts';

type RecentTab = (typeof RECENT_TABS)[number];

const CARDS_A_CAROUSEL = 8;

/** From this floor on a home counts as high up. */
const HIGH_FLOOR = 8;
/** How many societies with the most homes count as a city's top societies. */
const TOP_SOCIETIES = 12;

interface CarouselOptions {
  readonly assetUrl: string;
}

/** Condition of each tab of recent homes on a listing `l`. */
const TAB_CONDITIONS = {
  BHK2_BHK3: () => sql`l.bhk in ('BHK2', 'BHK3')`,
  INDEPENDENT: () => sql`l.building_type in ('IH', 'IF')`,
  HIGH_FLOOR: () => sql`l.floor >= ${HIGH_FLOOR}`,
  TOP_SOCIETIES: (city) => sql`l.society_id in (${topSocieties(city)})`,
} as const satisfies Record<RecentTab, (city: string) => SQL>;

/** The newest homes of one tab: half to rent and half to buy if there are enough of both. */
export async function recentHomes(
  database: Database,
  city: string,
  tab: RecentTab,
  options: CarouselOptions,
): Promise<PropertyRecord[]> {
  const condition = TAB_CONDITIONS[tab](city);
  const [toRent, toBuy] = await Promise.all([
    newest(database, city, 'RENT', condition),
    newest(database, city, 'BUY', condition),
  ]);
  return halfAndHalf(toRent, toBuy, CARDS_A_CAROUSEL)
    .sort((a, b) => b.postedAt - a.postedAt || b.id.localeCompare(a.id))
    .map((card) => toPropertyRecord(card, options));
}

/** The newest listings of one category. */
export async function recentOf(
  database: Database,
  city: string,
  category: ListingCategory,
  options: CarouselOptions,
): Promise<PropertyRecord[]> {
  const cards = await newest(database, city, category, sql`true`);
  return cards.map((card) => toPropertyRecord(card, options));
}

/** Reads the newest-first index, and the limit ends the scan after a few rows. Cards without pictures are excluded. */
async function newest(
  database: Database,
  city: string,
  category: ListingCategory,
  condition: SQL,
): Promise<ListingCard[]> {
  const found = sql`(
    select l.*, l.xmin from ${listing} l
    where l.city = ${city} and l.category = ${category} and l.active and l.photos <> '' and ${condition}
    order by l.posted_at desc, l.id desc
    limit ${CARDS_A_CAROUSEL}
  ) l`;
  const { rows } = await database.execute<ListingCard>(listingCards(found, sql`order by l.posted_at desc, l.id desc`));
  return rows;
}

function topSocieties(city: string): SQL {
  return sql`
    select c.place_id from ${listingCount} c join ${society} s on s.place_id = c.place_id
    where c.place_id like ${`soc-${city}-%`} and c.category in ('RENT', 'BUY')
    group by c.place_id order by sum(c.count) desc, c.place_id limit ${TOP_SOCIETIES}`;
}
