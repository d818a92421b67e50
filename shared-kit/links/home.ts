import { CATEGORY_FACTS, type ListingCategory } from '../domain/listing-category.ts';

export const HOME_LINK = '/';

/** City home of a category, `/bangalore/rent`. Source: product-and-plans, section 2 (city home pages). */
export function cityHomeLink(city: string, category: ListingCategory): string {
  return `/${city}/${CATEGORY_FACTS[category].segment}`;
}

/** City-level page. */
export function cityLink(city: string): string {
  return `/real-estate-in-${city}`;
}
