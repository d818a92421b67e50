import type { CardRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { type PlaceholderKey, placeholderKey } from '@aangan/shared-kit/domain/placeholder';
import { slugify } from '@aangan/shared-kit/domain/slug';
import { listingLink } from '@aangan/shared-kit/links/listing';
import { type CostWords, costLine, costWords } from './cost-words.ts';
import { listingCosts, listingFacts } from './listing-facts.ts';
import { dropWords } from './price-drop.ts';

interface ListingPhoto {
  readonly id: string;
  readonly alt: string;
  /** Placeholder colour; photos that load on approach have none. */
  readonly colour?: string;
  /** Drawn, so it is no photo of the home. */
  readonly illustration?: true;
}

/**
 * The card of a listing, already worded, so that a page does not load the rules. It is small, because it is embedded in
 * the page’s HTML. A field that does not apply to the listing is absent.
 */
export interface ListingCard {
  readonly id: string;
  readonly category: ListingCategory;
  /** Path of its page. */
  readonly url: string;
  readonly title: string;
  /** ₹ a month, or ₹ for sale categories; for a PG its cheapest bed. */
  readonly price: number;
  /** `₹32,000`, `₹1.25 Cr`. */
  readonly priceWords: string;
  /** `₹1.5 Lacs deposit · ₹3,500 maintenance`, where there is no total. */
  readonly costs?: string;
  /** `₹1.5 Lacs deposit · ₹36,250/month, all costs`, and what the total is made of. */
  readonly cost?: CostWords;
  /** `2 BHK · 1,150 sq ft · Semi-furnished`. */
  readonly facts: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Straight line from the searched place, km. */
  readonly distanceKm?: number;
  /** `22 min by car to Manyata Tech Park`; only in searches by commute. */
  readonly commute?: string;
  /** Move-in date, epoch ms; only for rentals. */
  readonly availableFrom?: number;
  /** When the owner last confirmed that it is available, epoch ms. */
  readonly confirmedAt: number;
  /** `Down ₹2,000`, and until when it is shown, epoch ms. */
  readonly drop?: { readonly short: string; readonly until: number };
  readonly postedBy: 'OWNER' | 'BUILDER';
  /** The first few photos; the listing’s page has all. */
  readonly photos: readonly ListingPhoto[];
  /** The drawing that replaces missing photos. */
  readonly placeholder?: PlaceholderKey;
  readonly sponsored?: true;
  /** `rented out`, `sold out` or `Inactive` when the listing is no longer available. */
  readonly closed?: string;
}

const CARD_PHOTOS = 5;

/** Converts a wire record to a card: a whole record, or what a search sends for cards. */
export function listingCard(record: CardRecord): ListingCard {
  const category = record.propertyType;
  const monthly = isMonthly(category);
  const { rent = 0, price: salePrice = 0, deposit = 0 } = record;
  const price = monthly ? (record.minRent ?? rent) : salePrice;
  const costs = listingCosts(record);
  const cost = costWords({
    category,
    price,
    deposit,
    maintenance: record.maintenance ? (record.maintenanceAmount ?? 0) : 0,
  });
  const placeholder = record.photos.length === 0 ? placeholderKey(record.type ?? category) : undefined;
  const drop = dropWords(record.priceDrop);
  const closed = activeStatusLabel({ ...record, category });
  return {
    id: record.id,
    category,
    url: record.detailUrl ?? listingLink({ id: record.id, category, text: slugify(record.title) }),
    title: record.title,
    price,
    priceWords: monthly ? formatRupees(price) : formatShortRupees(price),
    ...(cost && !closed ? { cost: { ...cost, sum: costLine(cost, deposit) } } : costs && { costs }),
    facts: listingFacts(record, price),
    latitude: record.latitude,
    longitude: record.longitude,
    ...(typeof record.distanceKm === 'number' && { distanceKm: record.distanceKm }),
    ...(monthly && record.availableFrom !== undefined && { availableFrom: record.availableFrom }),
    confirmedAt: record.lastConfirmedOn,
    ...(drop && { drop: { short: drop.short, until: drop.until } }),
    postedBy: record.postedBy,
    photos: record.photos.slice(0, CARD_PHOTOS).map(cardPhoto),
    ...(placeholder && { placeholder }),
    ...(record.sponsored && { sponsored: true }),
    ...(closed && { closed }),
  };
}

/** The first photo is visible at once; the alt text of the others names their room. */
function cardPhoto(photo: CardRecord['photos'][number], index: number): ListingPhoto {
  const { id, alt, title = '', colour, illustration } = photo;
  const room = illustration ? `${title}. Illustration` : title;
  return {
    id,
    alt: index === 0 ? (alt ?? room) : room,
    ...(colour !== undefined && { colour }),
    ...(illustration && { illustration }),
  };
}
