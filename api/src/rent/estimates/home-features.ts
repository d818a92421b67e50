import { AMENITIES, BHK_TYPES, BUILDING_TYPES, FURNISHINGS } from '@aangan/shared-kit/domain/listing-options';
import type { RentedHome } from './rented-home.ts';

/** Sq ft of a usual home, so that the numbers stay small. */
const USUAL_AREA = 900;
/** Floors and years above these add nothing more. */
const MOST_FLOORS = 15;
const MOST_YEARS = 25;

/** Numbers of a home: a constant, area, floor, age, and a 0 or 1 for each option. */
export function homeFeatures(home: RentedHome): number[] {
  const { bhk, area, furnishing, building, floor, age, amenities } = home;
  return [
    1,
    Math.log(area / USUAL_AREA),
    Math.min(floor, MOST_FLOORS) / MOST_FLOORS,
    Math.min(age, MOST_YEARS) / MOST_YEARS,
    ...BHK_TYPES.map((each) => Number(each === bhk)),
    ...FURNISHINGS.map((each) => Number(each === furnishing)),
    ...BUILDING_TYPES.map((each) => Number(each === building)),
    ...AMENITIES.map((each) => Number(amenities.includes(each))),
  ];
}

/** How many numbers a home has. */
export const HOME_FEATURES = 4 + BHK_TYPES.length + FURNISHINGS.length + BUILDING_TYPES.length + AMENITIES.length;
