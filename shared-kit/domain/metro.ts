import { METRO_CITIES, resolveCity } from './cities.ts';

/**
 * Whether the city, in any spelling, has metro search.
 * Source: product-and-plans, section 9 (metro whitelist).
 */
export function hasMetro(city: string): boolean {
  const value = resolveCity(city)?.value;
  return METRO_CITIES.some((metroCity) => metroCity === value);
}
