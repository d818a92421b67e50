import { CATEGORY_FACTS, isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import type { PageHead } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { pictureSources } from '@aangan/shared-kit/ui/picture';
import { factLine } from './facts.ts';
import { listingJsonLd } from './json-ld.ts';
import type { ListingDetail } from './listing-detail.ts';

/** Widths of the first picture of the gallery, as `sizes`. */
export const FIRST_PICTURE_SIZES = '(min-width: 77rem) 590px, (min-width: 992px) 50vw, 100vw';

/** Longest description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Title, description, canonical address, structured data and the picture to fetch first. */
export function detailHead(listing: ListingDetail, platform: Pick<Platform, 'assets' | 'origin' | 'now'>): PageHead {
  const pictureUrl = (path: string) => platform.assets.url(path);
  const description = describe(listing, platform.now);
  const [first] = listing.photos;
  return {
    title: `${listing.title}: ${priceInWords(listing)} | Aangan`,
    description,
    canonical: listing.url,
    city: listing.city,
    ...(listing.status !== null && { robots: 'noindex,follow' }),
    ...(first && {
      image: pictureUrl(`pictures/${first.id}-1280.webp`),
      preloadImage: pictureSources(pictureUrl, first.id, FIRST_PICTURE_SIZES),
    }),
    jsonLd: listingJsonLd(listing, { origin: platform.origin, pictureUrl, description }),
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
