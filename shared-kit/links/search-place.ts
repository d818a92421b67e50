import { resolveCity } from '../domain/cities.ts';
import { MAX_LOCALITIES } from '../domain/listing-search.ts';
import { slugify } from '../domain/slug.ts';

interface AddressedPlace {
  /** Slug of a service city. */
  readonly city: string;
  readonly localities: readonly string[];
}

/**
 * Parses the place in a search-engine address: `bangalore`, `koramangala_bangalore`,
 * `hsr-layout,btm-layout_bangalore`, and as other sites write it `koramangala-bangalore` or
 * `sector-62_greater_noida`. Several localities are joined by commas.
 * @returns undefined when it names no service city
 */
export function readPlace(text: string): AddressedPlace | undefined {
  const parts = text.split('_');
  for (const count of [2, 1]) {
    const city = parts.length >= count ? resolveCity(parts.slice(-count).join('-')) : undefined;
    if (city) return { city: city.slug, localities: readLocalities(parts.slice(0, -count).join('-')) };
  }
  if (parts.length > 1) return undefined;
  const words = text.split('-');
  for (let start = 1; start < words.length; start += 1) {
    const city = resolveCity(words.slice(start).join('-'));
    if (city) return { city: city.slug, localities: readLocalities(words.slice(0, start).join('-')) };
  }
  return undefined;
}

/** Slugs of a comma list; other texts are slugified. */
export function readLocalities(text: string): string[] {
  const slugs = text.split(',').map((part) => slugify(part).slice(0, 80));
  return [...new Set(slugs.filter(Boolean))].slice(0, MAX_LOCALITIES);
}

/** `koramangala_bangalore`, `hsr-layout,btm-layout_bangalore`, `bangalore`. */
export function writePlace({ city, localities }: AddressedPlace): string {
  return localities.length > 0 ? `${localities.join(',')}_${city}` : city;
}
