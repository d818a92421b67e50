import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { canonicalSearchLink, searchLink } from '@aangan/shared-kit/links/search';
import { cityName, countWords, listed } from '../listing-search/public.ts';
import type { Found } from './results-words.ts';

/** Whether search engines may index the address: a known place without filters and with results. */
export function isIndexable(found: Found): boolean {
  return isPageOfItsOwn(found) && found.unknown.length === 0 && found.result.total.value > 0;
}

/** Whether an address has one place and nothing else; any other address is a variant of such a page. */
export function isPageOfItsOwn({ search, view, bankAuction }: Pick<Found, 'search' | 'view' | 'bankAuction'>): boolean {
  const narrowed = searchLink(search) !== canonicalSearchLink(search) || search.localities.length > 1;
  return !narrowed && !view && !bankAuction;
}

/** `128 homes for rent in Koramangala, Bangalore from ₹12 K a month. …` */
export function descriptionOf({ search, result }: Found): string {
  const names = result.places.map(({ name }) => name);
  const place = `${names.length > 0 ? `${listed(names)}, ` : ''}${cityName(search.city)}`;
  const prices = result.listings.map(({ pin }) => pin.price);
  const unit = isMonthly(search.category) ? ' a month' : '';
  const from = prices.length > 0 ? ` from ${formatShortRupees(Math.min(...prices))}${unit}` : '';
  return `${countWords(search.category, result.total)} in ${place}${from}. Directly from owners, without brokerage. Each listing shows when its owner last confirmed it.`;
}
