import type { CityHint } from './cities/city-ground.ts';
import { NORTHERN_CITIES } from './cities/northern-cities.ts';
import { SOUTHERN_CITIES } from './cities/southern-cities.ts';
import { WESTERN_CITIES } from './cities/western-cities.ts';

/** The local landmark of each city's picture, by slug. */
export const CITY_HINTS = {
  ...SOUTHERN_CITIES,
  ...WESTERN_CITIES,
  ...NORTHERN_CITIES,
} as const satisfies Record<string, CityHint>;

type PicturedCity = keyof typeof CITY_HINTS;

/** Slugs of the cities that have a picture. */
export const PICTURED_CITIES = Object.keys(CITY_HINTS) as PicturedCity[];
