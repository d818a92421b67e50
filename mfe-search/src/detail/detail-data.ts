import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatDistance } from '@aangan/shared-kit/domain/distance';
import {
  CATEGORY_FACTS,
  isCommercial,
  isMonthly,
  type ListingCategory,
} from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { drawLocator } from '@aangan/shared-kit/domain/locator-drawing';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { placeholderKey } from '@aangan/shared-kit/domain/placeholder';
import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import { streetAndLocality } from '@aangan/shared-kit/domain/street-and-locality';
import { trendSeries } from '@aangan/shared-kit/domain/trend-series';
import { knowYourRentLink } from '@aangan/shared-kit/links/know-your-rent';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { DealsAsked } from '@aangan/shared-kit/ui/registered-deals';
import {
  detailWords,
  factLine,
  factsOf,
  type ListingDetail,
  type ListingSociety,
  listingDetail,
  loadSimilar,
  type NearbyPlace,
  priceBlock,
} from '../listing-detail/public.ts';
import { trustWords } from '../trust/public.ts';
import { listingJsonLd } from './json-ld.ts';
import { nearbyGroups } from './nearby-places.ts';

type DetailAnswer = CallAnswer<'GET /api/v1/property/{propertyId}'>;

/**
 * All data of a listing’s page, already worded, so that the page needs no rules. Price trends and similar listings are
 * deferred; when one fails, its section offers a retry. Without nearby localities only the sketch is missing.
 */
export async function detailData(answer: DetailAnswer, platform: Platform) {
  const { record, description, nearby, society } = answer;
  const listing = listingDetail(record);
  const { now, http, origin, assets } = platform;
  const words = detailWords(listing, now);
  const pictureUrl = (path: string) => assets.url(path);
  const params = { propertyId: listing.id };
  const trends = orNull(http.request('GET /api/v2/property/{propertyId}/rent/trends', { params }).then(trendSeries));
  const similar = orNull(loadSimilar(http, listing));
  const around = await orNull(http.request('GET /v5/localities/nearby', { query: { localityIds: record.localityId } }));
  return {
    id: listing.id,
    category: listing.category,
    url: listing.url,
    title: listing.title,
    place: `${listing.locality}, ${listing.cityName}`,
    facts: factLine(listing, now),
    /** Results of its locality, for visitors who came from elsewhere. */
    results: searchLink({ ...emptySearch(listing.category, listing.city), localities: [listing.localitySlug] }),
    city: listing.city,
    status: listing.status,
    sponsored: listing.sponsored,
    trust: trustWords(answer, now),
    words,
    crumbs: listing.crumbs,
    photos: listing.photos,
    placeholder: placeholderKey(isCommercial(listing.category) ? 'commercial' : listing.bhk) ?? null,
    price: priceWords(listing),
    owner: `${listing.postedBy === 'OWNER' ? 'Owner' : 'Builder'} ${listing.owner} · confirmed ${confirmedAgo(listing.confirmedAt, now)}`,
    about: {
      facts: factsOf(listing, now),
      writer: listing.postedBy === 'OWNER' ? 'The owner writes' : 'The builder writes',
      description,
      society: society && societyWords(society, listing),
      amenities: listing.amenities,
      address: addressOf(listing),
      exact: listing.exact,
      nearby: nearbyWords(nearby),
      locality: listing.locality,
      around: aroundWords(listing, around?.localities ?? []),
    },
    /** ₹ to finance; null when there is nothing to buy. */
    salePrice: isMonthly(listing.category) ? null : listing.price,
    trends,
    deals: dealsOf(listing, record.localityId, society),
    /** The estimated rent of such a home; null for what is not a whole home to rent. */
    estimate: listing.category === 'RENT' ? estimateOf(listing) : null,
    similar,
    /** The document’s head. A function, because only the server needs it and functions are not serialised. */
    jsonLd: () => listingJsonLd(listing, { origin, pictureUrl, description: words.description }),
  };
}

export type DetailData = Awaited<ReturnType<typeof detailData>>;

function orNull<Value>(value: Promise<Value>): Promise<Value | null> {
  return value.catch(() => null);
}

function priceWords(listing: ListingDetail) {
  const { amount, monthly, from, lines, cost } = priceBlock(listing);
  return { from, amount: monthly ? formatRupees(amount) : formatShortRupees(amount), monthly, lines, cost };
}

function societyWords(society: ListingSociety, { category, city }: { category: ListingCategory; city: string }) {
  const search = { ...emptySearch(category, city), society: society.slug };
  return {
    name: society.name,
    about: `Built by ${society.builder}, ${groupDigits(society.units)} homes.`,
    more:
      society.listings > 1
        ? { label: `All ${CATEGORY_FACTS[category].plural} in ${society.name}`, to: searchLink(search) }
        : null,
  };
}

function estimateOf({ city, localitySlug, bhk, area, furnishing, floor, age, amenities }: ListingDetail): string {
  const known = { ...(bhk && { bhk }), ...(furnishing && { furnishing }) };
  const counted = { ...(floor !== null && { floor }), ...(age !== null && { age }) };
  return knowYourRentLink({ city, locality: localitySlug, ...known, area, ...counted, amenities });
}

/** Rents and sales are registered; a flatmate’s room is part of a flat for rent. */
function dealsOf(
  { category, city, locality }: ListingDetail,
  localityId: string,
  society: ListingSociety | null,
): DealsAsked | null {
  const kind = category === 'BUY' ? 'SALE' : category === 'RENT' || category === 'SHARED' ? 'RENT' : undefined;
  if (!kind) return null;
  const building = society && { id: `soc-${city}-${society.slug}`, name: society.name };
  return { kind, city, localityId, locality, building };
}

function addressOf({ street, locality, cityName, pin }: ListingDetail): string {
  return `${streetAndLocality(street, locality)}, ${cityName} ${pin}`;
}

function nearbyWords(nearby: readonly NearbyPlace[]) {
  return nearbyGroups(nearby).map(({ kind, label, places }) => ({
    kind,
    label,
    places: places.map(({ name, distanceKm }) => ({ name, distance: formatDistance(distanceKm) })),
  }));
}

/** Localities near a home that are named on its sketch. */
const AROUND_AT_MOST = 7;

function aroundWords(listing: ListingDetail, localities: CallAnswer<'GET /v5/localities/nearby'>['localities']) {
  const nearest = localities.slice(0, AROUND_AT_MOST);
  const { category, city, latitude, longitude, locality } = listing;
  return {
    drawing: drawLocator({ name: locality, latitude, longitude }, nearest),
    links: nearest.map(({ slug, name, distanceKm }) => ({
      name,
      distance: formatDistance(distanceKm),
      to: searchLink({ ...emptySearch(category, city), localities: [slug] }),
    })),
    label: `${capital(CATEGORY_FACTS[category].plural)} in localities around`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
