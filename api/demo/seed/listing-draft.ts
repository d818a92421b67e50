import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Amenity, PgRoomType, PreferredTenant } from '@aangan/shared-kit/domain/listing-options';
import type { Random } from '../../src/foundation/random/public.ts';
import type { ListingRow } from '../../src/search/listings/public.ts';
import type { WorldCity, WorldLocality, WorldPoint, WorldSociety } from './seed-world.ts';

/** Location of a listing. */
export interface Site {
  readonly city: WorldCity;
  readonly locality: WorldLocality;
  readonly society: WorldSociety | undefined;
  readonly at: WorldPoint;
}

/** Fields that each kind of listing decides itself; sets are still lists. */
export type ListingFacts = Pick<
  ListingRow,
  | 'price'
  | 'deposit'
  | 'maintenanceAmount'
  | 'area'
  | 'bhk'
  | 'bathrooms'
  | 'floor'
  | 'totalFloors'
  | 'age'
  | 'furnishing'
  | 'parking'
  | 'buildingType'
  | 'commercialType'
  | 'pgTenant'
  | 'flatmateRoom'
  | 'foodIncluded'
  | 'underConstruction'
  | 'forLease'
> & {
  readonly tenants: readonly PreferredTenant[];
  readonly roomTypes: readonly PgRoomType[];
  readonly amenities: readonly Amenity[];
};

/** Draws the facts of one listing of a category. */
export type FactsOf = (category: ListingCategory, site: Site, random: Random, year: number) => ListingFacts;

/** Default values of fields that a kind of listing does not have. */
export const NO_FACTS = {
  deposit: 0,
  maintenanceAmount: 0,
  bhk: null,
  bathrooms: 0,
  floor: null,
  totalFloors: null,
  age: null,
  furnishing: null,
  parking: 'NONE',
  buildingType: null,
  commercialType: null,
  pgTenant: null,
  flatmateRoom: null,
  foodIncluded: null,
  underConstruction: false,
  forLease: false,
  tenants: [],
  roomTypes: [],
  amenities: [],
} as const satisfies Partial<ListingFacts>;
