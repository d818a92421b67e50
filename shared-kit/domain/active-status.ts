import { CATEGORY_FACTS, type ListingCategory } from './listing-category.ts';

/**
 * The label of an inactive listing: `rented out` or `sold out` when it was let or sold, else `Inactive`; undefined
 * while it is active.
 * @param inactiveReason LETOUT, SOLDOUT, or either followed by `_{product}` Source: services-and-platform, section 4
 * (property active status label).
 */
export function activeStatusLabel(listing: {
  readonly active: boolean;
  readonly inactiveReason?: string | null | undefined;
  readonly category: ListingCategory;
}): 'rented out' | 'sold out' | 'Inactive' | undefined {
  if (listing.active) return undefined;
  const taken = /^(?:LETOUT|SOLDOUT)(?:_.+)?$/.test(listing.inactiveReason ?? '');
  return taken ? CATEGORY_FACTS[listing.category].closedWord : 'Inactive';
}

/** The inactive reason of a listing that was paused because its owner did not confirm it. */
export const NOT_CONFIRMED = 'NOT_CONFIRMED';

/** Whether the owner may reactivate the listing with one press. */
export function mayActivate({ active, inactiveReason }: { active: boolean; inactiveReason: string | null }): boolean {
  return !active && inactiveReason === NOT_CONFIRMED;
}
