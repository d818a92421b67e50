/** Values of a listing's fields, with their labels. Wire values are the specification's. */

/** Source: product-and-plans, section 9 (BHK options). */
export const BHK_TYPES = ['RK1', 'BHK1', 'BHK2', 'BHK3', 'BHK4', 'BHK4PLUS'] as const;
export type BhkType = (typeof BHK_TYPES)[number];
export const BHK_LABELS = {
  RK1: '1 RK',
  BHK1: '1 BHK',
  BHK2: '2 BHK',
  BHK3: '3 BHK',
  BHK4: '4 BHK',
  BHK4PLUS: '4+ BHK',
} as const satisfies Record<BhkType, string>;

/** Source: product-and-plans, section 9 (availability). */
export const AVAILABILITIES = ['immediate', 'within_15_days', 'within_30_days', 'after_30_days'] as const;
export type Availability = (typeof AVAILABILITIES)[number];
export const AVAILABILITY_LABELS = {
  immediate: 'Immediately',
  within_15_days: 'Within 15 days',
  within_30_days: 'Within 30 days',
  after_30_days: 'After 30 days',
} as const satisfies Record<Availability, string>;

/** Source: services-and-platform, section 3 (post your property). */
export const FURNISHINGS = ['FULLY_FURNISHED', 'SEMI_FURNISHED', 'NOT_FURNISHED'] as const;
export type Furnishing = (typeof FURNISHINGS)[number];
export const FURNISHING_LABELS = {
  FULLY_FURNISHED: 'Furnished',
  SEMI_FURNISHED: 'Semi-furnished',
  NOT_FURNISHED: 'Unfurnished',
} as const satisfies Record<Furnishing, string>;

/** Source: services-and-platform, section 3 (property type descriptions). */
export const BUILDING_TYPES = ['AP', 'IH', 'IF', 'SB', 'GC'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];
export const BUILDING_TYPE_LABELS = {
  AP: 'Apartment',
  IH: 'Independent House/Villa',
  IF: 'Independent Floor/Builder Floor',
  SB: 'Standalone Building',
  GC: 'Gated Community',
} as const satisfies Record<BuildingType, string>;

export const PARKINGS = ['NONE', 'TWO_WHEELER', 'FOUR_WHEELER', 'BOTH'] as const;
export type Parking = (typeof PARKINGS)[number];
export const PARKING_LABELS = {
  NONE: 'No parking',
  TWO_WHEELER: 'Bike parking',
  FOUR_WHEELER: 'Car parking',
  BOTH: 'Bike and car parking',
} as const satisfies Record<Parking, string>;

/** Tenants whom the owner accepts; every listing accepts at least one group. */
export const PREFERRED_TENANTS = ['FAMILY', 'BACHELOR_MALE', 'BACHELOR_FEMALE', 'COMPANY'] as const;
export type PreferredTenant = (typeof PREFERRED_TENANTS)[number];
export const PREFERRED_TENANT_LABELS = {
  FAMILY: 'Family',
  BACHELOR_MALE: 'Bachelor men',
  BACHELOR_FEMALE: 'Bachelor women',
  COMPANY: 'Company',
} as const satisfies Record<PreferredTenant, string>;

/** Source: product-and-plans, section 9 (PG tenant type). */
export const PG_TENANTS = ['male', 'female', 'both'] as const;
export type PgTenant = (typeof PG_TENANTS)[number];
export const PG_TENANT_LABELS = { male: 'Men', female: 'Women', both: 'Anyone' } as const satisfies Record<
  PgTenant,
  string
>;

/** Source: product-and-plans, section 9 (PG room types). */
export const PG_ROOM_TYPES = ['SINGLE', 'DOUBLE', 'THREE', 'FOUR'] as const;
export type PgRoomType = (typeof PG_ROOM_TYPES)[number];
export const PG_ROOM_TYPE_LABELS = {
  SINGLE: 'Single room',
  DOUBLE: 'Two sharing',
  THREE: 'Three sharing',
  FOUR: 'Four sharing',
} as const satisfies Record<PgRoomType, string>;

/** Source: product-and-plans, section 9 (flatmate room). */
export const FLATMATE_ROOMS = ['PRIVATE_ROOM', 'SHARED_ROOM'] as const;
export type FlatmateRoom = (typeof FLATMATE_ROOMS)[number];
export const FLATMATE_ROOM_LABELS = {
  PRIVATE_ROOM: 'Private room',
  SHARED_ROOM: 'Shared room',
} as const satisfies Record<FlatmateRoom, string>;

/** Building stage of a home for sale: -1 under construction, 0 ready. Source: product-and-plans, section 9. */
export const BUILDING_STAGES = ['-1', '0'] as const;
export type BuildingStage = (typeof BUILDING_STAGES)[number];
export const BUILDING_STAGE_LABELS = { '-1': 'Under construction', '0': 'Ready to move in' } as const satisfies Record<
  BuildingStage,
  string
>;

/** Source: product-and-plans, section 9 (commercial type keys). */
export const COMMERCIAL_TYPE_KEYS = [
  'OFFICE_SPACE',
  'COWORKING',
  'RESTAURANT_OR_CAFE',
  'SHOP',
  'SHOWROOM',
  'INDUSTRIAL_BUILDING',
  'INDUSTRIAL_SHED',
  'GODOWN_WAREHOUSE',
  'OTHER_BUSINESS',
] as const;
export type CommercialTypeKey = (typeof COMMERCIAL_TYPE_KEYS)[number];

/** Flags of `amenitiesMap`. Source: product-and-plans, section 3 (property record), with the usual ones added. */
export const AMENITIES = [
  'LIFT',
  'GYM',
  'INTERNET',
  'AC',
  'CLUB',
  'INTERCOM',
  'POOL',
  'PARK',
  'SECURITY',
  'POWER_BACKUP',
  'PIPED_GAS',
  'WATER_SUPPLY',
] as const;
export type Amenity = (typeof AMENITIES)[number];
export const AMENITY_LABELS = {
  LIFT: 'Lift',
  GYM: 'Gym',
  INTERNET: 'Internet',
  AC: 'Air conditioning',
  CLUB: 'Club house',
  INTERCOM: 'Intercom',
  POOL: 'Swimming pool',
  PARK: 'Park',
  SECURITY: 'Security',
  POWER_BACKUP: 'Power backup',
  PIPED_GAS: 'Piped gas',
  WATER_SUPPLY: '24-hour water',
} as const satisfies Record<Amenity, string>;

/** Floors a home may be on; a basement counts as the ground floor. */
export const FLOOR_BANDS = ['GROUND', 'LOW', 'MIDDLE', 'HIGH'] as const;
export type FloorBand = (typeof FLOOR_BANDS)[number];
export const FLOOR_BAND_LABELS = {
  GROUND: 'Ground floor',
  LOW: 'Floors 1 to 3',
  MIDDLE: 'Floors 4 to 7',
  HIGH: 'Floor 8 and above',
} as const satisfies Record<FloorBand, string>;
/** First and last floor of a band; undefined where it has no end. */
export interface FloorRange {
  readonly first?: number;
  readonly last?: number;
}
export const FLOOR_BAND_RANGES = {
  GROUND: { last: 0 },
  LOW: { first: 1, last: 3 },
  MIDDLE: { first: 4, last: 7 },
  HIGH: { first: 8 },
} as const satisfies Record<FloorBand, FloorRange>;

/** The band of a floor; undefined where the floor is unknown. */
export function floorBandOf(floor: number | null): FloorBand | undefined {
  if (floor === null) return undefined;
  return FLOOR_BANDS.find((band) => {
    const { last }: FloorRange = FLOOR_BAND_RANGES[band];
    return last === undefined || floor <= last;
  });
}

/** Most years since the building was finished that a search may ask for. */
export const BUILDING_AGES = [1, 3, 5, 10] as const;
export const BUILDING_AGE_LABELS = {
  '1': 'Up to 1 year old',
  '3': 'Up to 3 years old',
  '5': 'Up to 5 years old',
  '10': 'Up to 10 years old',
} as const satisfies Record<`${(typeof BUILDING_AGES)[number]}`, string>;

/** Who offers a listing. */
export const POSTERS = ['OWNER', 'BUILDER'] as const;
export type Poster = (typeof POSTERS)[number];
export const POSTER_LABELS = { OWNER: 'Owner', BUILDER: 'Builder' } as const satisfies Record<Poster, string>;

export const SORT_ORDERS = [
  'newest',
  'confirmed',
  'price_low',
  'price_high',
  'per_sqft_low',
  'area_large',
  'nearest',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
export const SORT_LABELS = {
  newest: 'Newest first',
  confirmed: 'Recently confirmed',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
  per_sqft_low: '₹ per sq ft, low to high',
  area_large: 'Largest first',
  nearest: 'Nearest first',
} as const satisfies Record<SortOrder, string>;
