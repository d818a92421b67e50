import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type {
  BhkType,
  BuildingType,
  CommercialTypeKey,
  FlatmateRoom,
  Furnishing,
  Parking,
  PgTenant,
} from '@aangan/shared-kit/domain/listing-options';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';

/** A listing with the names of its places, as {@link listingCards} reads it; times are epoch ms. */
export interface ListingCard extends Record<string, unknown> {
  readonly id: string;
  /** Version of its row: changes with every update. */
  readonly version: string;
  readonly city: string;
  readonly category: ListingCategory;
  readonly localityId: string;
  readonly localitySlug: string;
  readonly localityName: string;
  readonly pin: string;
  readonly societyId: string | null;
  readonly societyName: string | null;
  readonly title: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly accurateLocation: boolean;
  readonly price: number;
  readonly previousPrice: number | null;
  readonly priceChangedAt: number | null;
  readonly deposit: number;
  readonly maintenanceAmount: number;
  readonly area: number;
  readonly bhk: BhkType | null;
  readonly halfRoom: boolean;
  readonly bathrooms: number;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly age: number | null;
  readonly facing: string | null;
  readonly furnishing: Furnishing | null;
  readonly parking: Parking;
  readonly buildingType: BuildingType | null;
  readonly commercialType: CommercialTypeKey | null;
  readonly pgTenant: PgTenant | null;
  readonly flatmateRoom: FlatmateRoom | null;
  readonly tenants: number;
  readonly roomTypes: number;
  readonly amenities: number;
  readonly foodIncluded: boolean | null;
  readonly underConstruction: boolean;
  readonly forLease: boolean;
  readonly loanAvailable: boolean;
  readonly availableFrom: number;
  readonly postedAt: number;
  readonly confirmedAt: number;
  readonly active: boolean;
  readonly inactiveReason: string | null;
  readonly sponsored: boolean;
  readonly postedByBuilder: boolean;
  readonly ownerName: string;
  readonly photos: string;
}

const CARD_COLUMNS = `
  l.id, l.xmin::text "version", l.city, l.category, l.locality_id "localityId", loc.slug "localitySlug", loc.name "localityName", loc.pin,
  l.society_id "societyId", soc.name "societyName", l.title, l.street, l.latitude, l.longitude,
  l.accurate_location "accurateLocation", l.price, l.previous_price "previousPrice",
  round(date_part('epoch', l.price_changed_at) * 1000) "priceChangedAt", l.deposit, l.maintenance_amount "maintenanceAmount", l.area, l.bhk,
  l.half_room "halfRoom",  l.bathrooms, l.floor, l.total_floors "totalFloors", l.age, l.facing, l.furnishing, l.parking,
  l.building_type "buildingType", l.commercial_type "commercialType", l.pg_tenant "pgTenant",
  l.flatmate_room "flatmateRoom", l.tenants, l.room_types "roomTypes", l.amenities, l.food_included "foodIncluded",
  l.under_construction "underConstruction", l.for_lease "forLease", l.loan_available "loanAvailable",
  round(date_part('epoch', l.available_from) * 1000) "availableFrom",
  round(date_part('epoch', l.posted_at) * 1000) "postedAt",
  round(date_part('epoch', l.confirmed_at) * 1000) "confirmedAt",
  l.active, l.inactive_reason "inactiveReason", l.sponsored, l.posted_by_builder "postedByBuilder",
  l.owner_name "ownerName", l.photos`;

const CARD_PLACES = `
  join place loc on loc.id = l.locality_id
  left join place soc on soc.id = l.society_id`;

/**
 * The cards of some listings. `source` is the FROM item and names the listing `l`; `rest` follows the joins.
 * @example listingCards(sql`listing l`, sql`where l.id = ${id}`)
 */
export function listingCards(source: SQL, rest: SQL = sql.empty()): SQL {
  return sql`select ${sql.raw(CARD_COLUMNS)} from ${source} ${sql.raw(CARD_PLACES)} ${rest}`;
}

const CARDS_BY_ID = `select ${CARD_COLUMNS} from listing l ${CARD_PLACES} where l.id = any($1::text[])`;
const CARDS_IN_CITY = `${CARDS_BY_ID} and l.city = $2`;

/**
 * Cards in the order of the ids. The statements are named: by primary key every plan is the same, so it is made once for
 * each connection. Planning takes longer than reading, most of all for the partitions of all cities.
 * @param city of all of them, if it is known: then one partition is read instead of all
 */
export async function cardsById(database: Database, ids: readonly string[], city?: string): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.$client.query<ListingCard>(
    city === undefined
      ? { name: 'cards_by_id', text: CARDS_BY_ID, values: [ids] }
      : { name: 'cards_in_city', text: CARDS_IN_CITY, values: [ids, city] },
  );
  const byId = new Map(rows.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
