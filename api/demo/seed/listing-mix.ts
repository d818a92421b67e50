import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type {
  Amenity,
  BhkType,
  BuildingType,
  CommercialTypeKey,
  Furnishing,
  Parking,
} from '@aangan/shared-kit/domain/listing-options';
import type { Weights } from './weighted.ts';

/** Per 100 listings of a city. */
export const CATEGORY_MIX = {
  RENT: 55,
  BUY: 20,
  PG: 8,
  SHARED: 8,
  COMMERCIAL_RENT: 4,
  COMMERCIAL_BUY: 2,
  PLOT: 3,
} as const satisfies Record<ListingCategory, number>;

/** Per 250 listings; that makes 1,200 to 2,500 of 25,000. */
export const CITY_MIX = {
  bangalore: 25,
  mumbai: 24,
  delhi: 22,
  pune: 22,
  hyderabad: 22,
  chennai: 21,
  gurgaon: 19,
  noida: 18,
  ghaziabad: 15,
  'greater-noida': 14,
  faridabad: 12,
  nagpur: 12,
  aurangabad: 12,
  nashik: 12,
} as const satisfies Record<CitySlug, number>;

/** Sizes of homes by category. */
export const BHK_MIX = {
  RENT: { RK1: 7, BHK1: 26, BHK2: 38, BHK3: 22, BHK4: 5, BHK4PLUS: 2 },
  BUY: { RK1: 2, BHK1: 16, BHK2: 42, BHK3: 30, BHK4: 7, BHK4PLUS: 3 },
  SHARED: { BHK1: 10, BHK2: 45, BHK3: 40, BHK4: 5 },
} as const satisfies Partial<Record<ListingCategory, Weights<BhkType>>>;

export const BUILDING_MIX = { AP: 46, GC: 22, IF: 15, IH: 11, SB: 6 } as const satisfies Weights<BuildingType>;

export const FURNISHING_MIX = {
  FULLY_FURNISHED: 24,
  SEMI_FURNISHED: 48,
  NOT_FURNISHED: 28,
} as const satisfies Weights<Furnishing>;

export const PARKING_MIX = {
  BOTH: 42,
  FOUR_WHEELER: 14,
  TWO_WHEELER: 30,
  NONE: 14,
} as const satisfies Weights<Parking>;

export const COMMERCIAL_MIX = {
  OFFICE_SPACE: 36,
  SHOP: 24,
  COWORKING: 10,
  SHOWROOM: 9,
  GODOWN_WAREHOUSE: 7,
  RESTAURANT_OR_CAFE: 5,
  INDUSTRIAL_SHED: 4,
  INDUSTRIAL_BUILDING: 3,
  OTHER_BUSINESS: 2,
} as const satisfies Weights<CommercialTypeKey>;

// biome-ignore format: a kind of building, a row or two
/** Probability of each amenity by kind of building. */
export const AMENITY_CHANCES = {
  GC: {
    LIFT: 0.92, GYM: 0.8, INTERNET: 0.6, AC: 0.45, CLUB: 0.7, INTERCOM: 0.8, POOL: 0.62, PARK: 0.85,
    SECURITY: 0.97, POWER_BACKUP: 0.92, PIPED_GAS: 0.5, WATER_SUPPLY: 0.95,
  },
  AP: {
    LIFT: 0.75, GYM: 0.3, INTERNET: 0.5, AC: 0.35, CLUB: 0.18, INTERCOM: 0.4, POOL: 0.14, PARK: 0.4,
    SECURITY: 0.78, POWER_BACKUP: 0.65, PIPED_GAS: 0.3, WATER_SUPPLY: 0.85,
  },
  HOUSE: {
    LIFT: 0.12, INTERNET: 0.4, AC: 0.3, PARK: 0.25, SECURITY: 0.3, POWER_BACKUP: 0.35, PIPED_GAS: 0.2,
    WATER_SUPPLY: 0.8,
  },
  PG: { LIFT: 0.35, INTERNET: 0.9, AC: 0.45, SECURITY: 0.75, POWER_BACKUP: 0.7, WATER_SUPPLY: 0.95, GYM: 0.08 },
  COMMERCIAL: { LIFT: 0.6, INTERNET: 0.6, AC: 0.55, SECURITY: 0.75, POWER_BACKUP: 0.8, WATER_SUPPLY: 0.8 },
  PLOT: { PARK: 0.3, SECURITY: 0.35, WATER_SUPPLY: 0.6 },
} as const satisfies Record<string, Weights<Amenity>>;

/** Share of inactive listings. */
export const INACTIVE_SHARE = 0.04;
export const SPONSORED_SHARE = 0.02;
export const WITHOUT_PHOTOS_SHARE = 0.08;
