import { BUDGET_MAXIMUM } from '@aangan/shared-kit/domain/budget';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type {
  BhkType,
  BuildingType,
  CommercialTypeKey,
  FlatmateRoom,
  Furnishing,
  PgRoomType,
} from '@aangan/shared-kit/domain/listing-options';
import type { Random } from '../../src/foundation/random/public.ts';
import { localityRentPerSqft, localitySalePerSqft, RENT_SIZE_FACTORS, USUAL_AREA } from './price-level.ts';
import type { WorldCity, WorldLocality, WorldPoint } from './seed-world.ts';
import { spread } from './weighted.ts';

/** Spread of prices of similar homes (log-normal). */
const PRICE_SIGMA = 0.12;

const FURNISHING_FACTORS = {
  FULLY_FURNISHED: 1.18,
  SEMI_FURNISHED: 1.05,
  NOT_FURNISHED: 0.95,
} as const satisfies Record<Furnishing, number>;

const BUILDING_FACTORS = { GC: 1.1, AP: 1, IF: 0.95, IH: 1.05, SB: 0.9 } as const satisfies Record<
  BuildingType,
  number
>;

/** ₹ per sq ft relative to a home's. */
const COMMERCIAL_FACTORS = {
  OFFICE_SPACE: 2.1,
  COWORKING: 2.8,
  RESTAURANT_OR_CAFE: 2.7,
  SHOP: 3.1,
  SHOWROOM: 2.9,
  INDUSTRIAL_BUILDING: 0.75,
  INDUSTRIAL_SHED: 0.65,
  GODOWN_WAREHOUSE: 0.55,
  OTHER_BUSINESS: 1.5,
} as const satisfies Record<CommercialTypeKey, number>;

/** Relative to the rent of a typical 2 BHK. */
const BED_FACTORS = { SINGLE: 0.36, DOUBLE: 0.24, THREE: 0.185, FOUR: 0.155 } as const satisfies Record<
  PgRoomType,
  number
>;

const SHARE_FACTORS = { PRIVATE_ROOM: 1.1, SHARED_ROOM: 0.65 } as const satisfies Record<FlatmateRoom, number>;

const PEOPLE = { RK1: 1, BHK1: 1.5, BHK2: 2, BHK3: 3, BHK4: 4, BHK4PLUS: 5 } as const satisfies Record<BhkType, number>;

export interface PricedHome {
  readonly bhk: BhkType;
  /** Sq ft. */
  readonly area: number;
  readonly furnishing: Furnishing;
  readonly building: BuildingType;
  readonly floor: number;
  /** Years. */
  readonly age: number;
  readonly at: WorldPoint;
}

/** ₹ a month for a whole home. */
export function homeRent(city: WorldCity, locality: WorldLocality, home: PricedHome, random: Random): number {
  const rent = localityRentPerSqft(city, locality.tier) * home.area * RENT_SIZE_FACTORS[home.bhk];
  return withinBudget('RENT', roundTo(500, rent * homeFactor(city, home) * spread(random, PRICE_SIGMA)));
}

/** ₹ for a home for sale. */
export function homePrice(
  city: WorldCity,
  locality: WorldLocality,
  home: PricedHome,
  underConstruction: boolean,
  random: Random,
): number {
  const price = localitySalePerSqft(city, locality.tier) * home.area * (underConstruction ? 0.93 : 1);
  return withinBudget('BUY', roundTo(50_000, price * homeFactor(city, home) * spread(random, PRICE_SIGMA)));
}

/** ₹ a month per person in a shared flat. */
export function shareRent(flatRent: number, bhk: BhkType, room: FlatmateRoom): number {
  return withinBudget('SHARED', Math.max(2_500, roundTo(500, (flatRent / PEOPLE[bhk]) * SHARE_FACTORS[room])));
}

/** ₹ a month for the cheapest bed of a PG. */
export function cheapestBed(
  city: WorldCity,
  locality: WorldLocality,
  roomTypes: readonly PgRoomType[],
  food: boolean,
  random: Random,
): number {
  const flat = localityRentPerSqft(city, locality.tier) * USUAL_AREA.BHK2;
  const share = Math.min(...roomTypes.map((room) => BED_FACTORS[room]));
  return withinBudget(
    'PG',
    Math.max(3_500, roundTo(500, flat * share * spread(random, PRICE_SIGMA) + (food ? 2_500 : 0))),
  );
}

/** ₹ for a plot. */
export function plotPrice(city: WorldCity, locality: WorldLocality, area: number, random: Random): number {
  const price = localitySalePerSqft(city, locality.tier) * 0.8 * area * spread(random, 0.18);
  return withinBudget('PLOT', roundTo(50_000, price));
}

/** ₹ a month for a commercial space. */
export function commercialRent(
  city: WorldCity,
  locality: WorldLocality,
  type: CommercialTypeKey,
  area: number,
  random: Random,
): number {
  const rent = localityRentPerSqft(city, locality.tier) * COMMERCIAL_FACTORS[type] * area * bulkFactor(area);
  return withinBudget('COMMERCIAL_RENT', roundTo(500, rent * spread(random, 0.18)));
}

/** ₹ for a commercial space for sale. */
export function commercialPrice(
  city: WorldCity,
  locality: WorldLocality,
  type: CommercialTypeKey,
  area: number,
  random: Random,
): number {
  const factor = 0.6 + COMMERCIAL_FACTORS[type] * 0.35;
  const price = localitySalePerSqft(city, locality.tier) * factor * area * bulkFactor(area);
  return withinBudget('COMMERCIAL_BUY', roundTo(50_000, price * spread(random, 0.18)));
}

/** A price in whole steps, at least one step. */
export function roundTo(step: number, rupees: number): number {
  return Math.max(step, Math.round(rupees / step) * step);
}

/** Source: product-and-plans, section 9 (budget maximums). */
function withinBudget(category: ListingCategory, rupees: number): number {
  return Math.min(BUDGET_MAXIMUM[category], rupees);
}

function homeFactor(city: WorldCity, home: PricedHome): number {
  return (
    FURNISHING_FACTORS[home.furnishing] *
    BUILDING_FACTORS[home.building] *
    (1 + 0.004 * Math.min(home.floor, 15)) *
    (1 - 0.006 * Math.min(home.age, 25)) *
    metroFactor(city, home.at)
  );
}

function metroFactor(city: WorldCity, at: WorldPoint): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const station of city.metroStations) {
    // A cheap check first: a hundredth of a degree is 1.1 km, which excludes most stations without trigonometry.
    if (Math.abs(station.latitude - at.latitude) < 0.025) nearest = Math.min(nearest, distanceKm(station, at));
  }
  if (nearest <= 1) return 1.06;
  return nearest <= 2.5 ? 1.03 : 1;
}

/** Large spaces cost less per sq ft. */
function bulkFactor(area: number): number {
  return Math.max(0.6, 1.15 - 0.07 * Math.log2(Math.max(area, 250) / 250));
}
