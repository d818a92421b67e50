import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, isMonthly } from '@aangan/shared-kit/domain/listing-category';
import {
  AMENITIES,
  BUILDING_TYPE_LABELS,
  FURNISHING_LABELS,
  PARKING_LABELS,
  PG_ROOM_TYPES,
  PREFERRED_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { sizeLabel } from '@aangan/shared-kit/domain/posting/unit-type';
import { slugify } from '@aangan/shared-kit/domain/slug';
import { listingLink } from '@aangan/shared-kit/links/listing';
import { holdRupee } from '../../foundation/server/public.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { extraAttributes } from './extra-attributes.ts';
import type { ListingCard } from './listing-cards.ts';
import { photosOf } from './listing-photos.ts';
import { optionsOf } from './option-set.ts';
import { pictureUrl } from './picture-file.ts';

interface RecordOptions {
  /** Public prefix of pictures. */
  readonly assetUrl: string;
  /** From the searched point, km, to the metre. */
  readonly distanceKm?: number | undefined;
  /** The full record for the detail page; otherwise a card: five photos, no breadcrumbs, no extra attributes. */
  readonly whole?: boolean;
}

/** Photos that can be swiped on a card. */
const CARD_PHOTOS = 5;

/**
 * A listing as the API returns it, with the field names of the specification. Only the first name identifies its owner.
 */
export function toPropertyRecord(
  card: ListingCard,
  { assetUrl, distanceKm, whole = false }: RecordOptions,
): PropertyRecord {
  const monthly = isMonthly(card.category);
  const photos = photosOf(card.photos, whole ? undefined : CARD_PHOTOS);
  const cityName = CITY_NAMES.get(card.city) ?? card.city;
  return {
    id: card.id,
    shortUrl: `/property/${CATEGORY_FACTS[card.category].segment}/${card.id}/detail`,
    latitude: card.latitude,
    longitude: card.longitude,
    accurateLocation: card.accurateLocation,
    pinCode: card.pin,
    active: card.active,
    type: card.bhk,
    city: cityName,
    locality: card.localityName,
    street: card.street,
    society: card.societyName ?? '',
    propertyType: card.category,
    state: card.underConstruction ? 'UNDER_CONSTRUCTION' : 'READY',
    localityId: card.localityId,
    nbLocality: card.localityName,
    amenitiesMap: amenitiesMap(card.amenities),
    rent: monthly ? card.price : 0,
    deposit: card.deposit,
    price: monthly ? 0 : card.price,
    formattedPrice: holdRupee(formatShortRupees(card.price)),
    minRent: card.category === 'PG' ? card.price : null,
    sharedAccomodation: card.category === 'PG' || card.category === 'SHARED',
    buildingType: card.buildingType,
    forLease: card.forLease,
    maintenance: card.maintenanceAmount > 0,
    maintenanceAmount: card.maintenanceAmount,
    breadcrumbUrls: whole ? breadcrumbs(card, cityName) : [],
    title: card.title,
    furnishingDesc: card.furnishing ? FURNISHING_LABELS[card.furnishing] : '',
    parkingDesc: PARKING_LABELS[card.parking],
    detailUrl: detailUrl(card),
    dateOnly: card.postedAt,
    typeDesc: typeDescription(card),
    loanAvailable: card.loanAvailable,
    photos,
    photoAvailable: photos.some(({ illustration }) => !illustration),
    thumbnailImage: photos[0] ? pictureUrl(assetUrl, photos[0].id, 320) : '',
    originalImageUrl: photos[0] ? pictureUrl(assetUrl, photos[0].id, 1280) : '',
    videoUnit: null,
    aea__: whole ? extraAttributes(card) : {},
    showActivate: false,
    shortlistedByLoggedInUser: false,
    sponsored: card.sponsored,
    citySlug: card.city,
    localitySlug: card.localitySlug,
    propertySize: card.area,
    bathroom: card.bathrooms,
    floor: card.floor,
    totalFloor: card.totalFloors,
    propertyAge: card.age,
    facing: card.facing,
    furnishing: card.furnishing,
    parking: card.parking,
    preferredTenants: optionsOf(PREFERRED_TENANTS, card.tenants),
    commercialType: card.commercialType,
    roomTypes: optionsOf(PG_ROOM_TYPES, card.roomTypes),
    pgTenant: card.pgTenant,
    flatmateRoom: card.flatmateRoom,
    foodIncluded: card.foodIncluded,
    availableFrom: card.availableFrom,
    lastConfirmedOn: card.confirmedAt,
    postedBy: card.postedByBuilder ? 'BUILDER' : 'OWNER',
    ...(card.previousPrice !== null &&
      card.priceChangedAt !== null &&
      card.previousPrice > card.price && {
        priceDrop: { by: card.previousPrice - card.price, on: card.priceChangedAt },
      }),
    ownerName: card.ownerName,
    inactiveReason: card.inactiveReason,
    distanceKm: distanceKm ?? null,
  };
}

/** Address of a listing's page. */
export function detailUrl(card: Pick<ListingCard, 'id' | 'category' | 'title'>): string {
  return listingLink({ id: card.id, category: card.category, text: slugify(card.title) });
}

const CITY_NAMES: ReadonlyMap<string, string> = new Map(CITIES.map((city) => [city.slug, city.name]));

/** A plain loop, because it runs 360 times per page of 30. */
function amenitiesMap(mask: number): Record<string, boolean> {
  const flags: Record<string, boolean> = {};
  for (const [place, amenity] of AMENITIES.entries()) flags[amenity] = (mask & (1 << place)) !== 0;
  return flags;
}

function typeDescription(card: ListingCard): string {
  const building = card.buildingType ? BUILDING_TYPE_LABELS[card.buildingType] : undefined;
  return [card.bhk && sizeLabel(card.bhk, card.halfRoom), building].filter(Boolean).join(' ');
}
