import { CATEGORY_FACTS, isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { factLine } from './facts.ts';
import type { ListingDetail } from './listing-detail.ts';

/** Longest description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** The document head of a listing: title, description, and whether search engines may index it. */
export function detailWords(listing: ListingDetail, nowMs: number) {
  return {
    title: `${listing.title}: ${priceInWords(listing)} | Aangan`,
    description: describe(listing, nowMs),
    ...(listing.status !== null && { robots: 'noindex,follow' }),
  };
}

/** `₹35,000 a month`, `₹1.25 Cr`. */
export function priceInWords({ category, price }: Pick<ListingDetail, 'category' | 'price'>): string {
  return isMonthly(category) ? `${formatRupees(price)} a month` : formatShortRupees(price);
}

function describe(listing: ListingDetail, nowMs: number): string {
  const kind = CATEGORY_FACTS[listing.category].singular;
  const words = [
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)} in ${listing.locality}, ${listing.cityName}: ${priceInWords(listing)}.`,
    `${factLine(listing, nowMs)}.`,
    'Photos, price trends and what is near. No brokerage.',
  ];
  let text = '';
  for (const part of words) {
    if (text.length + part.length + 1 > DESCRIPTION_LENGTH) break;
    text = text ? `${text} ${part}` : part;
  }
  return text;
}
