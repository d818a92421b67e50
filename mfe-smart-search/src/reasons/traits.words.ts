import type { HomeTrait } from '@aangan/shared-kit/domain/smart-search/session-options';

interface TraitWords {
  /** What there is more or less of: `light`, `ground floors`. */
  readonly noun: string;
  /** Without a plural: `less light` and not `fewer`. */
  readonly mass?: true;
  /** What a home with it has. */
  readonly has: string;
  /** What a home without it lacks. */
  readonly lacks: string;
}

/** What is learnt from answers, and why a home was chosen, in words. */
export const TRAIT_WORDS = {
  LOW_PRICE: {
    noun: 'homes at low prices',
    has: 'Costs less than similar homes',
    lacks: 'Costs more than similar homes',
  },
  LOW_DEPOSIT: { noun: 'homes with a low deposit', has: 'Low deposit', lacks: 'High deposit' },
  SPACE: { noun: 'space', mass: true, has: 'Larger than similar homes', lacks: 'Smaller than similar homes' },
  LIGHT: { noun: 'light', mass: true, has: 'Probably bright', lacks: 'Probably dark' },
  GROUND_FLOOR: { noun: 'ground floors', has: 'Ground floor', lacks: 'Not on the ground floor' },
  HIGH_FLOOR: { noun: 'high floors', has: 'High floor', lacks: 'Low floor' },
  NEW_BUILDING: { noun: 'new buildings', has: 'New building', lacks: 'Old building' },
  FURNISHED: { noun: 'furnished homes', has: 'Furnished', lacks: 'Not furnished' },
  UNFURNISHED: { noun: 'unfurnished homes', has: 'Unfurnished', lacks: 'Furnished' },
  PARKING: { noun: 'parking', mass: true, has: 'Parking', lacks: 'No parking' },
  LIFT: { noun: 'lifts', has: 'Lift', lacks: 'No lift' },
  SECURITY: { noun: 'security', mass: true, has: 'Security', lacks: 'No security' },
  POWER_BACKUP: { noun: 'power backup', mass: true, has: 'Power backup', lacks: 'No power backup' },
  GYM_OR_POOL: { noun: 'gyms and pools', has: 'Gym or pool', lacks: 'No gym or pool' },
  PARK: { noun: 'parks', has: 'Park', lacks: 'No park' },
  WATER_SUPPLY: { noun: 'water supply', mass: true, has: 'Water supply', lacks: 'Water supply not mentioned' },
  AMENITIES: { noun: 'amenities', has: 'Many amenities', lacks: 'Few amenities' },
  GATED: { noun: 'gated societies', has: 'Gated society', lacks: 'Not in a gated society' },
  INDEPENDENT: { noun: 'independent houses', has: 'Independent house', lacks: 'Apartment' },
  PHOTOS: { noun: 'photos', has: 'Has photos', lacks: 'Few photos' },
  NEAR: { noun: 'nearby homes', has: 'Close to where you want to be', lacks: 'Far from where you want to be' },
  FREE_SOON: { noun: 'homes that are available soon', has: 'Available soon', lacks: 'Available later' },
} as const satisfies Record<HomeTrait, TraitWords>;

/** `More light`, `Fewer ground floors`, `More homes in Koramangala`. */
export function learntWords(trait: HomeTrait | null, place: string | null, direction: 'more' | 'fewer'): string {
  if (trait === null) return `${direction === 'more' ? 'More' : 'Fewer'} homes in ${place ?? 'this locality'}`;
  const { noun, mass }: TraitWords = TRAIT_WORDS[trait];
  const amount = direction === 'more' ? 'More' : mass ? 'Less' : 'Fewer';
  return `${amount} ${noun}`;
}
