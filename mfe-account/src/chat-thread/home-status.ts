import type { ChatHome } from '@aangan/shared-kit/contracts/chat-values';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';

/** `rented out`, `sold out` or `Inactive` for a home that is not active; undefined otherwise. */
export function statusWords({ active, inactiveReason, category }: ChatHome): string | undefined {
  return isCategory(category) ? activeStatusLabel({ active, inactiveReason, category }) : undefined;
}

function isCategory(text: string): text is ListingCategory {
  return Object.hasOwn(CATEGORY_FACTS, text);
}
