import { BUDGET_MAXIMUM } from '../domain/budget.ts';
import { readCommutes, writeCommutes } from '../domain/commute.ts';
import type { ListingCategory } from '../domain/listing-category.ts';
import { BUILDING_AGES, SORT_ORDERS, type SortOrder } from '../domain/listing-options.ts';
import {
  emptySearch,
  type ListingSearch,
  MAX_LOCALITIES,
  MAX_STATIONS,
  type MapBounds,
} from '../domain/listing-search.ts';
import { fittingPolygon } from '../domain/polygon.ts';
import { isSlug } from '../domain/slug.ts';

/** The filters of a search within its place. */
export type FilterField = Exclude<
  keyof ListingSearch,
  | 'category'
  | 'city'
  | 'localities'
  | 'society'
  | 'near'
  | 'radiusKm'
  | 'sort'
  | 'bounds'
  | 'polygon'
  | 'stations'
  | 'commute'
>;

const EVERY = ['minPrice', 'maxPrice', 'withPhotos', 'confirmed'] as const;
const HOME = [
  'bhk',
  'furnishing',
  'parking',
  'buildingTypes',
  'minArea',
  'maxArea',
  'bathrooms',
  'floors',
  'maxAge',
  'facing',
  'amenities',
] as const;
const COMMERCIAL = [
  'commercialTypes',
  'furnishing',
  'parking',
  'minArea',
  'maxArea',
  'floors',
  'maxAge',
  'amenities',
] as const;

/**
 * The filters of each category; others in an address are dropped. Source: product-and-plans, section 9 (search
 * filters).
 */
export const FILTER_FIELDS = {
  RENT: [...HOME, 'availability', 'tenants', ...EVERY],
  BUY: [...HOME, 'buildingStage', 'postedBy', ...EVERY],
  PG: ['pgTenant', 'roomTypes', 'availability', 'parking', 'amenities', ...EVERY],
  SHARED: [
    'bhk',
    'flatmateRoom',
    'tenants',
    'availability',
    'furnishing',
    'parking',
    'buildingTypes',
    'floors',
    'maxAge',
    'facing',
    'amenities',
    ...EVERY,
  ],
  PLOT: ['minArea', 'maxArea', 'facing', ...EVERY],
  COMMERCIAL_RENT: [...COMMERCIAL, 'availability', ...EVERY],
  COMMERCIAL_BUY: [...COMMERCIAL, 'buildingStage', ...EVERY],
} as const satisfies Record<ListingCategory, readonly FilterField[]>;

/** Whether a category has a filter. */
export function hasFilter(category: ListingCategory, field: FilterField): boolean {
  const fields: readonly FilterField[] = FILTER_FIELDS[category];
  return fields.includes(field);
}

/** Largest area a search may ask for, sq ft. */
const AREA_MAXIMUM = 1_000_000;
const BATHROOMS_MAXIMUM = 6;
/** Default radius in km around a landmark or station. */
const DEFAULT_RADIUS_KM = 2;
const RADIUS_LIMITS = { least: 0.2, most: 25 };

/**
 * The search without filters that its category lacks, and with numbers within their limits: the normal form of an
 * address. Sorting by distance and a radius need a reference place.
 */
export function fittingSearch(search: ListingSearch): ListingSearch {
  const { category, city } = search;
  const near = slugOrNothing(search.near);
  const fitting: Draft = { ...emptySearch(category, city) };
  for (const field of FILTER_FIELDS[category]) set(fitting, field, search[field]);
  setRange(fitting, ['minPrice', 'maxPrice'], search, BUDGET_MAXIMUM[category]);
  if (hasFilter(category, 'minArea')) setRange(fitting, ['minArea', 'maxArea'], search, AREA_MAXIMUM);
  if (hasFilter(category, 'bathrooms')) set(fitting, 'bathrooms', whole(search.bathrooms, BATHROOMS_MAXIMUM));
  fitting.localities = [...new Set(search.localities)].filter(isSlug).slice(0, MAX_LOCALITIES);
  set(fitting, 'society', slugOrNothing(search.society));
  set(fitting, 'near', near);
  const stations = [...new Set(search.stations?.split(','))].filter(isSlug).slice(0, MAX_STATIONS).join(',');
  set(fitting, 'stations', near === undefined && stations ? stations : undefined);
  const commute = writeCommutes(readCommutes(search.commute ?? ''));
  set(fitting, 'commute', commute || undefined);
  const measured = near !== undefined || fitting.stations !== undefined;
  set(fitting, 'radiusKm', measured ? kilometres(search.radiusKm) : undefined);
  const polygon = search.polygon && fittingPolygon(search.polygon);
  set(fitting, 'polygon', polygon || undefined);
  set(fitting, 'bounds', polygon || !search.bounds ? undefined : fittingBounds(search.bounds));
  if (fitting.maxAge !== undefined && !BUILDING_AGES.some((age) => age === fitting.maxAge)) delete fitting.maxAge;
  fitting.sort = sortsOf(fitting).includes(search.sort) ? search.sort : 'newest';
  return fitting;
}

/**
 * The orders that a search can have. Nearest first needs one point to measure from: a place, the middle between
 * workplaces, a locality or society, or the middle of an area of the map. A price per area needs areas.
 */
export function sortsOf(search: ListingSearch): readonly SortOrder[] {
  const { category, near, commute, society, localities, stations, bounds } = search;
  const places = localities.length + (stations?.split(',').length ?? 0);
  const measurable = near ?? commute ?? society ?? (places === 0 ? bounds : undefined);
  return SORT_ORDERS.filter((order) => {
    if (order === 'nearest') return measurable !== undefined || places === 1;
    return order !== 'per_sqft_low' || hasFilter(category, 'minArea');
  });
}

type Draft = { -readonly [Key in keyof ListingSearch]: ListingSearch[Key] };

/** Removes undefined fields. */
function set<Key extends keyof Draft>(draft: Draft, key: Key, value: Draft[Key] | undefined): void {
  if (value === undefined) delete draft[key];
  else draft[key] = value;
}

function slugOrNothing(text: string | undefined): string | undefined {
  return text !== undefined && isSlug(text) ? text : undefined;
}

/** A range in order, each end within its limit; an end without effect is dropped. */
function setRange<Key extends 'minPrice' | 'maxPrice' | 'minArea' | 'maxArea'>(
  draft: Draft,
  [least, most]: readonly [Key, Key],
  search: ListingSearch,
  limit: number,
): void {
  const ends = [whole(search[least], limit), whole(search[most], limit)].filter((end) => end !== undefined);
  const [from, to] =
    ends.length === 2 ? ends.sort((one, other) => one - other) : [whole(search[least], limit), ends[0]];
  set(draft, least, from);
  set(draft, most, search[most] === undefined || to === limit ? undefined : to);
}

/** To 4 decimals, about 11 m; undefined where no area on Earth is left. */
function fittingBounds(bounds: MapBounds): MapBounds | undefined {
  const [south = 0, west = 0, north = 0, east = 0] = [bounds.south, bounds.west, bounds.north, bounds.east].map(
    (degrees) => Math.round(degrees * 10_000) / 10_000,
  );
  const fits = south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return fits ? { south, west, north, east } : undefined;
}

function whole(value: number | undefined, most: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || value < 0) return undefined;
  return Math.min(Math.round(value), most) || undefined;
}

function kilometres(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const { least, most } = RADIUS_LIMITS;
  const rounded = Math.round(Math.min(most, Math.max(least, value)) * 10) / 10;
  return rounded === DEFAULT_RADIUS_KM ? undefined : rounded;
}
