import type { CardRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { type PlaceholderKey, placeholderKey } from '@aangan/shared-kit/domain/placeholder';
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
  readonly title: string;
  /** `₹32,000`, `₹1.25 Cr`. */
  readonly priceWords: string;
  /** `₹1.5 Lacs deposit · ₹3,500 maintenance`, where there is no total. */
  readonly costs?: string;
  /** `₹1.5 Lacs deposit · ₹36,250/month, all costs`, and what the total is made of. */
  readonly cost?: CostWords;
  /** `2 BHK · 1,150 sq ft · Semi-furnished`. */
  readonly facts: string;
  /** Only in lists beside a map. */
  readonly pin?: CardPin;
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

/** What a mark on a map needs besides the card. */
export interface CardPin {
  readonly latitude: number;
  readonly longitude: number;
  /** ₹ a month, or ₹ for sale categories; for a PG its cheapest bed. */
  readonly price: number;
}

const CARD_PHOTOS = 5;

/** Converts a wire record to a card: a whole record, or what a search sends for cards. */
export function listingCard(record: CardRecord): ListingCard {
  const category = record.propertyType;
  const monthly = isMonthly(category);
  const { deposit = 0 } = record;
  const price = cardPrice(record);
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
    title: record.title,
    priceWords: monthly ? formatRupees(price) : formatShortRupees(price),
    ...(cost && !closed ? { cost: { ...cost, sum: costLine(cost, deposit) } } : costs && { costs }),
    facts: listingFacts(record, price),
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

/** The pin of a wire record. */
export function cardPin(record: CardRecord): CardPin {
  const { latitude, longitude } = record;
  return { latitude, longitude, price: cardPrice(record) };
}

function cardPrice({ propertyType, rent = 0, minRent, price = 0 }: CardRecord): number {
  return isMonthly(propertyType) ? (minRent ?? rent) : price;
}

/** Its alternative text names the room. The page of the listing describes what each photo shows. */
function cardPhoto({ id, title = '', colour, illustration }: CardRecord['photos'][number]): ListingPhoto {
  return {
    id,
    alt: illustration ? `${title}. Illustration` : title,
    ...(colour !== undefined && { colour }),
    ...(illustration && { illustration }),
  };
}
