import { BUDGET_MAXIMUM } from '../domain/budget.ts';
import type { ListingCategory } from '../domain/listing-category.ts';
import { emptySearch, type ListingSearch, MAX_LOCALITIES } from '../domain/listing-search.ts';

/** The parts of a search that narrow it within its place. */
export type FilterField = Exclude<keyof ListingSearch, 'category' | 'city' | 'localities' | 'society' | 'near' | 'radiusKm' | 'sort' | 'bounds'>;

const EVERY = ['minPrice', 'maxPrice', 'withPhotos', 'confirmed'] as const;
const HOME = ['bhk', 'furnishing', 'parking', 'buildingTypes', 'minArea', 'maxArea', 'bathrooms', 'amenities'] as const;
const COMMERCIAL = ['commercialTypes', 'furnishing', 'parking', 'minArea', 'maxArea', 'amenities'] as const;

/**
 * What each category can be narrowed by; anything else in an address is dropped.
 * Source: product-and-plans, section 9 (search filters).
 */
export const FILTER_FIELDS = {
  RENT: [...HOME, 'availability', 'tenants', ...EVERY],
  BUY: [...HOME, 'buildingStage', ...EVERY],
  PG: ['pgTenant', 'roomTypes', 'availability', 'parking', 'amenities', ...EVERY],
  SHARED: ['bhk', 'flatmateRoom', 'tenants', 'availability', 'furnishing', 'parking', 'buildingTypes', 'amenities', ...EVERY],
  PLOT: ['minArea', 'maxArea', ...EVERY],
  COMMERCIAL_RENT: [...COMMERCIAL, 'availability', ...EVERY],
  COMMERCIAL_BUY: [...COMMERCIAL, 'buildingStage', ...EVERY],
} as const satisfies Record<ListingCategory, readonly FilterField[]>;

/** Whether a category can be narrowed by a field. */
export function hasFilter(category: ListingCategory, field: FilterField): boolean {
  const fields: readonly FilterField[] = FILTER_FIELDS[category];
  return fields.includes(field);
}

/** Largest area a search may ask for, sq ft. */
export const AREA_MAXIMUM = 1_000_000;
export const BATHROOMS_MAXIMUM = 6;
/** km around a landmark or station when nothing else is said. */
export const DEFAULT_RADIUS_KM = 2;
const RADIUS_LIMITS = { least: 0.2, most: 25 };

/**
 * The search without what its category does not know, and with numbers within their limits: the one form that an
 * address has. Sorting by distance and a radius need a place to measure from.
 */
export function fittingSearch(search: ListingSearch): ListingSearch {
  const { category, near, radiusKm, society, bounds } = search;
  const kept: Record<string, unknown> = { ...emptySearch(category, search.city) };
  for (const field of FILTER_FIELDS[category]) if (search[field] !== undefined) kept[field] = search[field];
  const [minPrice, maxPrice] = range(search.minPrice, search.maxPrice, BUDGET_MAXIMUM[category]);
  const [minArea, maxArea] = hasFilter(category, 'minArea') ? range(search.minArea, search.maxArea, AREA_MAXIMUM) : [];
  const bathrooms = hasFilter(category, 'bathrooms') ? whole(search.bathrooms, BATHROOMS_MAXIMUM) : undefined;
  const radius = near ? kilometres(radiusKm) : undefined;
  const sort = search.sort === 'nearest' && !near ? 'newest' : search.sort;
  const localities = [...new Set(search.localities)].slice(0, MAX_LOCALITIES);
  const set = { localities, society, near, radiusKm: radius, minPrice, maxPrice, minArea, maxArea, bathrooms, sort, bounds };
  for (const [key, value] of Object.entries(set)) {
    if (value === undefined) delete kept[key];
    else kept[key] = value;
  }
  return kept as ListingSearch & typeof kept;
}

/** Two ends in order, each within the limits; an end that rules nothing out is no end. */
function range(least: number | undefined, most: number | undefined, limit: number): [number?, number?] {
  const ends = [whole(least, limit), whole(most, limit)] as const;
  const [from, to] = ends[0] !== undefined && ends[1] !== undefined && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
  return [from || undefined, to === undefined || to >= limit ? undefined : to];
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
