import { distanceKm } from '@aangan/shared-kit/domain/distance';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import {
  AMENITIES,
  AVAILABILITIES,
  BHK_LABELS,
  BHK_TYPES,
  BUILDING_STAGES,
  BUILDING_TYPES,
  FLATMATE_ROOMS,
  FURNISHING_LABELS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  PREFERRED_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import type { DirectoryPlace } from '../listings/place-directory.ts';
import { type DirectoryCity, type ListingCard, type ResolvedSearch, searchDay } from '../listings/public.ts';
import { type MatchReason, matchReasons } from './match-reasons.ts';

const DAY = searchDay(Date.UTC(2026, 10, 20, 6, 30));
/** Id of a photo; others of the catalogue are illustrations. */
const UPLOADED = '01jd8x4y6k9n2m5p';

const placeOf = (kind: DirectoryPlace['kind'], slug: string, latitude: number): DirectoryPlace => ({
  kind,
  slug,
  id: `${kind}-${slug}`,
  name: `The ${slug}`,
  latitude,
  longitude: 77.6,
  landmarkKind: null,
});
const LOCALITIES = ['one', 'two', 'three'].map((slug) => placeOf('locality', slug, 12.9));
const SOCIETY = placeOf('society', 'court', 12.9);
const STATION = placeOf('metro', 'station', 12.95);
const CITY: DirectoryCity = {
  slug: 'bangalore',
  name: 'Bangalore',
  latitude: 12.97,
  longitude: 77.6,
  localities: new Map(),
  societies: new Map(),
  points: new Map(),
};

const circle = fc.constantFrom(1, 6).map((radiusKm) => ({ place: STATION, radiusKm }));
/** Half an hour on foot, in a straight line. */
const WALK_KM = 1.92;
/** A polygon whose edge crosses the cards' longitude between latitudes 12.92 and 12.96. */
const TRIANGLE = [
  { latitude: 12.92, longitude: 77.5 },
  { latitude: 12.92, longitude: 77.7 },
  { latitude: 12.96, longitude: 77.6 },
];

const rupees = fc.constantFrom(10_000, 25_000, 30_000, 60_000);
const squareFeet = fc.constantFrom(400, 900, 1_500);
const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 3 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const perhaps = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });
const mask = (values: readonly unknown[]) => fc.nat(2 ** values.length - 1);

const search: fc.Arbitrary<ResolvedSearch> = fc
  .record({
    category: fc.constantFrom(...LISTING_CATEGORIES),
    localities: some(LOCALITIES),
    society: maybe(fc.constant(SOCIETY)),
    around: maybe(circle),
    stations: fc.array(circle, { maxLength: 2 }),
    commute: fc.constantFrom([], [{ to: 'station', mode: 'walk', minutes: 30 }]),
    wishes: fc.oneof(
      fc.constant({}),
      fc.record(
        {
          bhk: some(BHK_TYPES),
          roomTypes: some(PG_ROOM_TYPES),
          furnishing: some(FURNISHINGS),
          parking: some(PARKINGS),
          tenants: some(PREFERRED_TENANTS),
          buildingTypes: some(BUILDING_TYPES),
          amenities: some(AMENITIES),
          flatmateRoom: fc.constantFrom(...FLATMATE_ROOMS),
          pgTenant: fc.constantFrom(...PG_TENANTS),
          availability: fc.constantFrom(...AVAILABILITIES),
          buildingStage: fc.constantFrom(...BUILDING_STAGES),
          minPrice: rupees,
          maxPrice: rupees,
          minArea: squareFeet,
          maxArea: squareFeet,
          bathrooms: fc.integer({ min: 1, max: 4 }),
          withPhotos: fc.boolean(),
          confirmed: fc.boolean(),
          polygon: fc.constant(TRIANGLE),
          bounds: fc.constant({ south: 12.92, west: 77, north: 12.96, east: 78 }),
        },
        { requiredKeys: [] },
      ),
    ),
  })
  .map(({ category, wishes: requirements, commute, ...places }) => ({
    query: { ...emptySearch(category, CITY.slug), ...requirements, commute } as unknown as ResolvedSearch['query'],
    commutes: commute.map(() => ({ place: STATION, radiusKm: WALK_KM })),
    city: CITY,
    day: DAY,
    ...places,
  }));

const card = fc
  .record({
    category: fc.constantFrom(...LISTING_CATEGORIES),
    city: fc.constantFrom(CITY.slug, 'pune'),
    localityId: fc.constantFrom(...LOCALITIES.map(({ id }) => id)),
    societyId: fc.constantFrom(SOCIETY.id, null),
    latitude: fc.double({ min: 12.9, max: 13, noNaN: true }),
    longitude: fc.constant(77.6),
    price: fc.oneof(rupees, fc.integer({ min: 5_000, max: 80_000 })),
    area: fc.oneof(squareFeet, fc.integer({ min: 200, max: 2_000 })),
    bhk: perhaps(BHK_TYPES),
    furnishing: perhaps(FURNISHINGS),
    parking: fc.constantFrom(...PARKINGS),
    buildingType: perhaps(BUILDING_TYPES),
    flatmateRoom: perhaps(FLATMATE_ROOMS),
    pgTenant: perhaps(PG_TENANTS),
    tenants: mask(PREFERRED_TENANTS),
    roomTypes: mask(PG_ROOM_TYPES),
    amenities: mask(AMENITIES),
    bathrooms: fc.integer({ min: 1, max: 5 }),
    underConstruction: fc.boolean(),
    availableFrom: fc.integer({ min: -20, max: 60 }).map((days) => DAY.endOfToday + days * DAY_MS),
    confirmedAt: fc.integer({ min: -20, max: 0 }).map((days) => DAY.endOfToday + days * DAY_MS),
    photos: fc.constantFrom('', 'living-01', UPLOADED),
  })
  .map((facts) => ({ ...facts, localityName: nameOf(facts.localityId) }) as unknown as ListingCard);

function nameOf(localityId: string): string {
  return LOCALITIES.find(({ id }) => id === localityId)?.name ?? '';
}

const shares = <Value>(all: readonly Value[], held: number, wanted: readonly Value[]) =>
  all.some((value, at) => (held & (2 ** at)) !== 0 && wanted.includes(value));
const days = (home: ListingCard) => (home.availableFrom - DAY.endOfToday) / DAY_MS;
const FREE = {
  immediate: (home: ListingCard) => days(home) < 0,
  within_15_days: (home: ListingCard) => days(home) < 15,
  within_30_days: (home: ListingCard) => days(home) < 30,
  after_30_days: (home: ListingCard) => days(home) >= 30,
};

/** Checks independently of the implementation that a reason is true of the home and was part of the search. */
const TRUE: Readonly<Record<string, (asked: ResolvedSearch, home: ListingCard, text: string) => boolean>> = {
  bhk: ({ query }, { bhk }, text) => !!bhk && query.bhk.includes(bhk) && text === BHK_LABELS[bhk],
  roomTypes: ({ query }, home) => shares(PG_ROOM_TYPES, home.roomTypes, query.roomTypes),
  flatmateRoom: ({ query }, home) => query.flatmateRoom === home.flatmateRoom,
  society: ({ society }, home) => society?.id === home.societyId,
  localities: ({ localities }, home, text) =>
    text === nameOf(home.localityId) && localities.some(({ name }) => name === text),
  near: ({ around }, home, text) => {
    const km = around ? distanceKm(around.place, home) : Number.NaN;
    return km <= (around?.radiusKm ?? 0) && Math.abs(Number.parseFloat(text) - km) <= 0.051;
  },
  stations: ({ stations }, home, text) => {
    const reached = stations.filter(({ place, radiusKm }) => distanceKm(place, home) <= radiusKm);
    return reached.some(({ place }) => Math.abs(Number.parseFloat(text) - distanceKm(place, home)) <= 0.051);
  },
  commute: (_asked, home, text) =>
    distanceKm(STATION, home) <= WALK_KM && /^About [1-3]?\d min to The station/.test(text),
  polygon: (_asked, home) => home.latitude >= 12.92 && home.latitude <= 12.96,
  bounds: (_asked, home) => home.latitude >= 12.92 && home.latitude <= 12.96,
  maxPrice: ({ query }, home, text) => home.price <= (query.maxPrice ?? 0) && text.startsWith(formatRupees(home.price)),
  minPrice: ({ query }, home) => query.minPrice !== undefined && home.price >= query.minPrice,
  availability: ({ query }, home) => !!query.availability && FREE[query.availability](home),
  tenants: ({ query }, home) => shares(PREFERRED_TENANTS, home.tenants, query.tenants),
  pgTenant: ({ query }, home) => home.pgTenant === 'both' || home.pgTenant === query.pgTenant,
  furnishing: ({ query }, { furnishing }, text) =>
    !!furnishing && query.furnishing.includes(furnishing) && text === FURNISHING_LABELS[furnishing],
  buildingTypes: ({ query }, { buildingType }) => !!buildingType && query.buildingTypes.includes(buildingType),
  buildingStage: ({ query }, home) => query.buildingStage === (home.underConstruction ? '-1' : '0'),
  parking: ({ query }, { parking }) =>
    query.parking.some((requirement) => requirement === parking || (parking === 'BOTH' && requirement !== 'NONE')),
  minArea: ({ query }, home) => home.area >= (query.minArea ?? Number.POSITIVE_INFINITY),
  maxArea: ({ query }, home) => home.area <= (query.maxArea ?? 0),
  bathrooms: ({ query }, home) => home.bathrooms >= (query.bathrooms ?? Number.POSITIVE_INFINITY),
  amenities: ({ query }, home) => shares(AMENITIES, home.amenities, query.amenities),
  withPhotos: (_asked, home) => home.photos === UPLOADED,
  confirmed: (_asked, home) => home.confirmedAt >= DAY.confirmedSince,
  category: ({ query }, home) => home.category === query.category && home.city === CITY.slug,
};

describe('match reasons', () => {
  it('are true of the home and of the search, for random homes and searches', () => {
    const seen = new Set<MatchReason['field']>();
    fc.assert(
      fc.property(search, card, (asked, home) => {
        for (const { field, text } of matchReasons(asked, home)) {
          seen.add(field);
          expect({ field, text, true: TRUE[field]?.(asked, home, text) }).toEqual({ field, text, true: true });
        }
      }),
      { numRuns: 5_000 },
    );
    // Every kind of reason was tried.
    expect([...seen].sort()).toEqual(Object.keys(TRUE).sort());
  });

  it('have readable texts', () => {
    const asked = {
      query: { ...emptySearch('RENT', CITY.slug), bhk: ['BHK2'], maxPrice: 30_000 },
      localities: LOCALITIES.slice(0, 1),
      stations: [],
      commutes: [],
      society: undefined,
      around: undefined,
      city: CITY,
      day: DAY,
    } as unknown as ResolvedSearch;
    const home = { bhk: 'BHK2', price: 28_000, localityId: 'locality-one', localityName: 'Koramangala' };
    expect(matchReasons(asked, home as ListingCard).map(({ text }) => text)).toEqual([
      '2 BHK',
      'Koramangala',
      '₹28,000 under your ₹30,000',
    ]);
  });
});
