import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import {
  AMENITIES,
  AVAILABILITIES,
  BHK_TYPES,
  BUILDING_STAGES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FLOOR_BANDS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  POSTERS,
  PREFERRED_TENANTS,
  SORT_ORDERS,
} from '@aangan/shared-kit/domain/listing-options';
import { encodePolygon, MAX_CORNERS } from '@aangan/shared-kit/domain/polygon';
import { FACINGS } from '@aangan/shared-kit/domain/posting/posting-options';
import fc from 'fast-check';

/** Slugs that random searches use; some are unknown. */
export interface SearchWords {
  readonly city: string;
  readonly localities: readonly string[];
  readonly societies: readonly string[];
  readonly points: readonly string[];
}

export type SearchParameters = Readonly<Record<string, string>>;

/** Searches as query parameters: a category and up to four filters, so that most find something and some do not. */
export function randomSearch(words: SearchWords): fc.Arbitrary<SearchParameters> {
  const filters = filterArbitraries(words);
  return fc
    .record({
      category: fc.constantFrom(...LISTING_CATEGORIES, 'RENT', 'RENT', 'BUY'),
      chosen: fc.subarray(Object.keys(filters), { maxLength: 4 }),
      values: fc.record(filters),
      sort: fc.constantFrom(...SORT_ORDERS),
    })
    .map(({ category, chosen, values, sort }) => ({
      city: words.city,
      category,
      sort,
      ...Object.fromEntries(chosen.map((field) => [field, values[field] ?? ''])),
    }));
}

export function queryText(parameters: SearchParameters): string {
  return new URLSearchParams(parameters).toString();
}

function filterArbitraries(words: SearchWords): Record<string, fc.Arbitrary<string>> {
  return {
    localities: commaListOf(words.localities, 3),
    society: fc.constantFrom(...words.societies),
    near: fc.constantFrom(...words.points),
    radiusKm: fc.constantFrom('0.5', '2', '5', '12'),
    stations: commaListOf(words.points, 3),
    commute: commutes([...words.points, ...words.localities]),
    bhk: commaListOf(BHK_TYPES, 3),
    minPrice: price(),
    maxPrice: price(),
    availability: fc.constantFrom(...AVAILABILITIES),
    furnishing: commaListOf(FURNISHINGS, 2),
    parking: commaListOf(PARKINGS, 2),
    tenants: commaListOf(PREFERRED_TENANTS, 2),
    buildingTypes: commaListOf(BUILDING_TYPES, 3),
    commercialTypes: commaListOf(COMMERCIAL_TYPE_KEYS, 3),
    roomTypes: commaListOf(PG_ROOM_TYPES, 2),
    pgTenant: fc.constantFrom(...PG_TENANTS),
    flatmateRoom: fc.constantFrom(...FLATMATE_ROOMS),
    buildingStage: fc.constantFrom(...BUILDING_STAGES),
    minArea: fc.integer({ min: 200, max: 2000 }).map(String),
    maxArea: fc.integer({ min: 500, max: 4000 }).map(String),
    bathrooms: fc.integer({ min: 1, max: 6 }).map(String),
    floors: commaListOf(FLOOR_BANDS, 3),
    maxAge: fc.constantFrom('1', '3', '4', '10'),
    facing: commaListOf(FACINGS, 3),
    postedBy: fc.constantFrom(...POSTERS),
    amenities: commaListOf(AMENITIES, 3),
    withPhotos: fc.constantFrom('true', '1', 'false'),
    confirmed: fc.constantFrom('true', 'false'),
    bounds: fc.constantFrom('12.9,77.5,13,77.7', '12.93,77.6,12.98,77.66'),
    polygon: drawnArea(),
  };
}

/** A polygon as drawn by hand around a point: corners in order, each at its own distance. */
function drawnArea(): fc.Arbitrary<string> {
  return fc
    .record({
      latitude: fc.double({ min: 12.88, max: 13.02, noNaN: true }),
      longitude: fc.double({ min: 77.52, max: 77.72, noNaN: true }),
      reach: fc.array(fc.double({ min: 0.01, max: 0.06, noNaN: true }), { minLength: 3, maxLength: MAX_CORNERS }),
    })
    .map(({ latitude, longitude, reach }) =>
      encodePolygon(
        reach.map((degrees, step) => ({
          latitude: latitude + degrees * Math.cos((2 * Math.PI * step) / reach.length),
          longitude: longitude + degrees * Math.sin((2 * Math.PI * step) / reach.length),
        })),
      ),
    );
}

/** One or two people, to two workplaces. */
function commutes(places: readonly string[]): fc.Arbitrary<string> {
  const way = fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom('car', 'transit', 'walk', 'two_wheeler'),
      fc.constantFrom(15, 30, 60),
    )
    .map((parts) => parts.join('.'));
  return fc
    .uniqueArray(way, { minLength: 1, maxLength: 2, selector: (text) => text.split('.')[0] })
    .map((ways) => ways.join(','));
}

function price(): fc.Arbitrary<string> {
  return fc.constantFrom('6000', '12000', '25000', '60000', '4000000', '9000000', '30000000');
}

function commaListOf(values: readonly string[], most: number): fc.Arbitrary<string> {
  return fc.subarray([...values], { minLength: 1, maxLength: most }).map((chosen) => chosen.join(','));
}
