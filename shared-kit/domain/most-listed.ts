import type { ListingCategory } from './listing-category.ts';

/** A locality with its number of listings, by category. */
interface ListedLocality {
  readonly listings: Readonly<Partial<Record<ListingCategory, number>>>;
}

/** The localities that have listings of the category, those with most first. */
export function mostListed<Locality extends ListedLocality>(
  localities: readonly Locality[],
  category: ListingCategory,
): Locality[] {
  const count = ({ listings }: Locality) => listings[category] ?? 0;
  return localities.filter((locality) => count(locality) > 0).toSorted((one, other) => count(other) - count(one));
}
