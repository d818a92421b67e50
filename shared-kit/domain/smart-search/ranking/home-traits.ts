import { commuteMinutes } from '../../commute.ts';
import { distanceKm } from '../../distance.ts';
import { isMonthly } from '../../listing-category.ts';
import { DAY_MS } from '../../time-spans.ts';
import type { HomeTrait } from '../session-options.ts';
import type { HomeFacts, RankingContext } from './home-facts.ts';

/** Months of rent that owners usually ask as a deposit. */
const USUAL_DEPOSIT_MONTHS = 4;

/** Light by facing: an estimate, because no listing measures it. The morning sun is wanted, the afternoon's less. */
const LIGHT_BY_FACING: Readonly<Record<string, number>> = {
  East: 0.5,
  'North-East': 0.5,
  North: 0.3,
  'South-East': 0.2,
  'North-West': 0,
  West: 0,
  South: -0.2,
  'South-West': -0.3,
};

type Trait = (home: HomeFacts, context: RankingContext) => number;

const has =
  (...amenities: HomeFacts['amenities'][number][]): Trait =>
  (home) =>
    amenities.some((amenity) => home.amenities.includes(amenity)) ? 1 : 0;

/** One row per trait, from -1 to 1; 0 for what the listing does not say. */
const TRAITS: Readonly<Record<HomeTrait, Trait>> = {
  LOW_PRICE: ({ price }, { medianPrice }) => within((medianPrice - price) / (0.3 * medianPrice)),
  LOW_DEPOSIT: ({ deposit, price }, { category }) =>
    isMonthly(category) && price > 0 ? within((USUAL_DEPOSIT_MONTHS - deposit / price) / 3) : 0,
  SPACE: ({ area }, { medianArea }) => (area > 0 ? within((area - medianArea) / (0.3 * medianArea)) : 0),
  LIGHT: ({ facing, floor }) => within((LIGHT_BY_FACING[facing ?? ''] ?? 0) + lightOfFloor(floor)),
  GROUND_FLOOR: ({ floor }) => (floor === 0 ? 1 : 0),
  HIGH_FLOOR: ({ floor }) => Math.min(1, (floor ?? 0) / 8),
  NEW_BUILDING: ({ age }) => (age === null ? 0 : within((8 - age) / 8)),
  FURNISHED: ({ furnishing }) => (furnishing === 'FULLY_FURNISHED' ? 1 : furnishing === 'SEMI_FURNISHED' ? 0.4 : 0),
  UNFURNISHED: ({ furnishing }) => (furnishing === 'NOT_FURNISHED' ? 1 : 0),
  PARKING: ({ parking }) => (parking === 'FOUR_WHEELER' || parking === 'BOTH' ? 1 : parking === 'NONE' ? 0 : 0.4),
  LIFT: has('LIFT'),
  SECURITY: has('SECURITY'),
  POWER_BACKUP: has('POWER_BACKUP'),
  GYM_OR_POOL: has('GYM', 'POOL'),
  PARK: has('PARK'),
  WATER_SUPPLY: has('WATER_SUPPLY'),
  AMENITIES: ({ amenities }) => Math.min(1, amenities.length / 8),
  GATED: ({ buildingType }) => (buildingType === 'GC' ? 1 : 0),
  INDEPENDENT: ({ buildingType }) => (buildingType === 'IH' || buildingType === 'IF' ? 1 : 0),
  PHOTOS: ({ photoCount }) => Math.min(1, photoCount / 5),
  NEAR: nearness,
  FREE_SOON: ({ availableFrom }, { now }) => within(1 - Math.max(0, availableFrom - now) / (30 * DAY_MS)),
};

export type TraitValues = Readonly<Record<HomeTrait, number>>;

/** What a home has, by trait. */
export function homeTraits(home: HomeFacts, context: RankingContext): TraitValues {
  return Object.fromEntries(
    Object.entries(TRAITS).map(([name, trait]) => [name, trait(home, context)]),
  ) as unknown as TraitValues;
}

/** The mean of each trait over homes: what a trait is compared with. */
export function meanTraits(all: readonly TraitValues[]): TraitValues {
  return Object.fromEntries(
    (Object.keys(TRAITS) as HomeTrait[]).map((name) => [
      name,
      all.reduce((sum, traits) => sum + traits[name], 0) / Math.max(1, all.length),
    ]),
  ) as unknown as TraitValues;
}

function lightOfFloor(floor: number | null): number {
  if (floor === null) return 0;
  return floor === 0 ? -0.6 : floor >= 3 ? 0.5 : 0.1;
}

/** The worst of the commutes, or the distance to the place. */
function nearness(home: HomeFacts, { near, commutes }: RankingContext): number {
  const each = commutes.map((commute) => within(1 - commuteMinutes(commute.mode, home, commute) / commute.minutes));
  if (each.length > 0) return Math.min(...each);
  return near ? within(1 - distanceKm(near, home) / near.radiusKm) : 0;
}

function within(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : 0;
}
