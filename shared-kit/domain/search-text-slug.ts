import { CITY_SLUGS } from './cities.ts';
import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from './listing-category.ts';

/** The search that a text describes: a category in a city, or in one of its localities. */
export interface TextSearch {
  readonly category: ListingCategory;
  readonly city: string;
  /** Slug. */
  readonly locality?: string;
}

const segmentOf = (category: ListingCategory) => CATEGORY_FACTS[category].segment.replaceAll('_', '-');

/** Slug of the text: `rent-in-koramangala-bangalore`, `commercial-rent-in-pune`. */
export function searchTextSlug({ category, city, locality }: TextSearch): string {
  return `${segmentOf(category)}-in-${locality === undefined ? '' : `${locality}-`}${city}`;
}

/** The search of a slug, or undefined. Matches the longest city. */
export function searchOfTextSlug(slug: string): TextSearch | undefined {
  const category = LISTING_CATEGORIES.find((each) => slug.startsWith(`${segmentOf(each)}-in-`));
  if (!category) return undefined;
  const place = slug.slice(`${segmentOf(category)}-in-`.length);
  const [city] = CITY_SLUGS.filter((each) => place === each || place.endsWith(`-${each}`)).sort(
    (one, other) => other.length - one.length,
  );
  if (city === undefined) return undefined;
  return place === city ? { category, city } : { category, city, locality: place.slice(0, -city.length - 1) };
}
