import { COMMUTE_MODES, commuteMinutes } from '@aangan/shared-kit/domain/commute';
import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import {
  AMENITIES,
  AMENITY_LABELS,
  AVAILABILITY_LABELS,
  BHK_LABELS,
  BUILDING_STAGE_LABELS,
  BUILDING_TYPE_LABELS,
  FLATMATE_ROOM_LABELS,
  FLOOR_BAND_LABELS,
  FURNISHING_LABELS,
  floorBandOf,
  PARKING_LABELS,
  PG_ROOM_TYPE_LABELS,
  PG_ROOM_TYPES,
  PREFERRED_TENANT_LABELS,
  PREFERRED_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { isInPolygon } from '@aangan/shared-kit/domain/polygon';
import {
  availabilityWindow,
  type ListingCard,
  optionsOf,
  PARKING_SATISFIED_BY,
  PG_TENANT_SATISFIED_BY,
  photoCountOf,
  type ResolvedSearch,
  type SearchQuery,
} from '../listings/public.ts';

export interface MatchReason {
  /** The field of the search that it answers. */
  readonly field: keyof SearchQuery | 'category';
  readonly text: string;
}

type Reason = (search: ResolvedSearch, card: ListingCard) => string | undefined;

const PG_TENANT_WORDS = { male: 'For men', female: 'For women', both: 'For men and women' } as const;

/** One row per filter, in reading order: the text of what the listing offers, or undefined. */
const REASONS = {
  bhk: ({ query }, { bhk }) => (bhk && query.bhk.includes(bhk) ? BHK_LABELS[bhk] : undefined),
  roomTypes: ({ query }, card) => words(optionsOf(PG_ROOM_TYPES, card.roomTypes), query.roomTypes, PG_ROOM_TYPE_LABELS),
  flatmateRoom: ({ query }, { flatmateRoom }) =>
    flatmateRoom && flatmateRoom === query.flatmateRoom ? FLATMATE_ROOM_LABELS[flatmateRoom] : undefined,
  society: ({ society }, card) => (society && society.id === card.societyId ? society.name : undefined),
  localities: ({ localities }, card) =>
    localities.some(({ id }) => id === card.localityId) ? card.localityName : undefined,
  near: ({ around }, card) => {
    if (!around) return undefined;
    const km = distanceKm(around.place, card);
    return km <= around.radiusKm ? `${km.toFixed(1)} km from ${around.place.name}` : undefined;
  },
  stations: ({ stations }, card) => {
    const [nearest] = stations
      .map(({ place, radiusKm }) => ({ name: place.name, radiusKm, km: distanceKm(place, card) }))
      .filter(({ km, radiusKm }) => km <= radiusKm)
      .sort((one, other) => one.km - other.km);
    return nearest && `${nearest.km.toFixed(1)} km from ${nearest.name}`;
  },
  commute: ({ query, commutes }, card) => {
    const ways = (query.commute ?? []).flatMap((way, at) => {
      const circle = commutes[at];
      if (!circle || distanceKm(circle.place, card) > circle.radiusKm) return [];
      const minutes = commuteMinutes(way.mode, circle.place, card);
      return [`About ${minutes} min to ${circle.place.name} ${COMMUTE_MODES[way.mode].label}`];
    });
    return ways.join(', ') || undefined;
  },
  polygon: ({ query: { polygon } }, card) =>
    polygon && isInPolygon(polygon, card) ? 'In the area you drew' : undefined,
  bounds: ({ query: { bounds } }, { latitude, longitude }) => {
    if (!bounds || latitude < bounds.south || latitude > bounds.north) return undefined;
    return longitude >= bounds.west && longitude <= bounds.east ? 'In your area of the map' : undefined;
  },
  maxPrice: ({ query: { maxPrice } }, { price }) => {
    if (maxPrice === undefined || price > maxPrice) return undefined;
    return price === maxPrice
      ? `${formatRupees(price)}, just your limit`
      : `${formatRupees(price)} under your ${formatRupees(maxPrice)}`;
  },
  minPrice: ({ query: { minPrice, maxPrice } }, { price }) =>
    minPrice !== undefined && maxPrice === undefined && price >= minPrice
      ? `${formatRupees(price)}, from your ${formatRupees(minPrice)} up`
      : undefined,
  availability: ({ query: { availability }, day }, { availableFrom }) => {
    if (!availability) return undefined;
    const { from, before } = availabilityWindow(availability, day);
    const fits = availableFrom >= from && availableFrom < before;
    return fits ? `Free ${AVAILABILITY_LABELS[availability].toLowerCase()}` : undefined;
  },
  tenants: ({ query }, card) => {
    const open = words(optionsOf(PREFERRED_TENANTS, card.tenants), query.tenants, PREFERRED_TENANT_LABELS);
    return open && `Open to ${open.toLowerCase()}`;
  },
  pgTenant: ({ query: { pgTenant } }, card) => {
    const suiting: readonly string[] = pgTenant ? PG_TENANT_SATISFIED_BY[pgTenant] : [];
    return card.pgTenant && suiting.includes(card.pgTenant) ? PG_TENANT_WORDS[card.pgTenant] : undefined;
  },
  furnishing: ({ query }, { furnishing }) =>
    furnishing && query.furnishing.includes(furnishing) ? FURNISHING_LABELS[furnishing] : undefined,
  buildingTypes: ({ query }, { buildingType }) =>
    buildingType && query.buildingTypes.includes(buildingType) ? BUILDING_TYPE_LABELS[buildingType] : undefined,
  buildingStage: ({ query: { buildingStage } }, { underConstruction }) =>
    buildingStage && (buildingStage === '-1') === underConstruction ? BUILDING_STAGE_LABELS[buildingStage] : undefined,
  parking: ({ query }, { parking }) => {
    const suiting: readonly string[] = query.parking.flatMap((requirement) => PARKING_SATISFIED_BY[requirement]);
    return suiting.includes(parking) ? PARKING_LABELS[parking] : undefined;
  },
  minArea: ({ query: { minArea } }, { area }) =>
    minArea !== undefined && area >= minArea ? `${groupDigits(area)} sq ft` : undefined,
  maxArea: ({ query: { minArea, maxArea } }, { area }) =>
    maxArea !== undefined && minArea === undefined && area <= maxArea ? `${groupDigits(area)} sq ft` : undefined,
  bathrooms: ({ query }, { bathrooms }) =>
    query.bathrooms !== undefined && bathrooms >= query.bathrooms
      ? `${bathrooms} ${bathrooms === 1 ? 'bathroom' : 'bathrooms'}`
      : undefined,
  floors: ({ query }, { floor }) => {
    const band = floorBandOf(floor);
    return band && query.floors.includes(band) ? FLOOR_BAND_LABELS[band] : undefined;
  },
  maxAge: ({ query: { maxAge } }, { age }) => {
    if (maxAge === undefined || age === null || age > maxAge) return undefined;
    return age === 0 ? 'New building' : `Building of ${age} ${age === 1 ? 'year' : 'years'}`;
  },
  facing: ({ query }, { facing }) =>
    facing && query.facing.some((wanted) => wanted === facing) ? `Facing ${facing.toLowerCase()}` : undefined,
  postedBy: ({ query: { postedBy } }, { postedByBuilder }) =>
    postedBy && (postedBy === 'BUILDER') === postedByBuilder ? `From the ${postedBy.toLowerCase()}` : undefined,
  amenities: ({ query }, card) => words(optionsOf(AMENITIES, card.amenities), query.amenities, AMENITY_LABELS),
  withPhotos: ({ query }, { photos }) => (query.withPhotos && photoCountOf(photos) > 0 ? 'With photos' : undefined),
  confirmed: ({ query, day }, { confirmedAt }) =>
    query.confirmed && confirmedAt >= day.confirmedSince ? 'Confirmed this week' : undefined,
} as const satisfies Partial<Record<keyof SearchQuery, Reason>>;

/**
 * Why a listing matches a search. Every reason is true of both. A search of a whole city without filters gives its kind
 * and city.
 * @example `2 BHK`, `Koramangala`, `₹28,000 under your ₹30,000`
 */
export function matchReasons(search: ResolvedSearch, card: ListingCard): MatchReason[] {
  const reasons = Object.entries(REASONS).flatMap(([field, reason]) => {
    const text = (reason as Reason)(search, card);
    return text ? [{ field: field as MatchReason['field'], text }] : [];
  });
  if (reasons.length > 0 || card.category !== search.query.category || card.city !== search.city.slug) return reasons;
  const { singular } = CATEGORY_FACTS[card.category];
  return [{ field: 'category', text: `${capitalised(singular)} in ${search.city.name}` }];
}

function words<Option extends string>(
  has: readonly Option[],
  wanted: readonly Option[],
  labels: Readonly<Record<Option, string>>,
): string | undefined {
  const both = has.filter((option) => wanted.includes(option));
  return both.length > 0 ? both.map((option) => labels[option]).join(', ') : undefined;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
