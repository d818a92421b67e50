import type { Site } from './listing-draft.ts';

/** The place for a title: `Neem Heights, Koramangala` in a society, else `Koramangala, Bangalore`. */
export function whereAbouts({ city, locality, society }: Site): string {
  return society ? `${society.name}, ${locality.name}` : `${locality.name}, ${city.name}`;
}
