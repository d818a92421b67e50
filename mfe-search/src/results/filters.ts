import { BUDGET_STEPS } from '@aangan/shared-kit/domain/budget';
import { COMMERCIAL_TYPES, commercialAreaRange } from '@aangan/shared-kit/domain/commercial-type';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  AMENITY_LABELS,
  AVAILABILITY_LABELS,
  BHK_LABELS,
  BUILDING_AGE_LABELS,
  BUILDING_STAGE_LABELS,
  BUILDING_TYPE_LABELS,
  FLATMATE_ROOM_LABELS,
  FLOOR_BAND_LABELS,
  FURNISHING_LABELS,
  PARKING_LABELS,
  PG_ROOM_TYPE_LABELS,
  PG_TENANT_LABELS,
  POSTER_LABELS,
  PREFERRED_TENANT_LABELS,
} from '@aangan/shared-kit/domain/listing-options';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { FACING_LABELS } from '@aangan/shared-kit/domain/posting/posting-options';
import type { FilterField } from '@aangan/shared-kit/links/search-fields';

interface Option {
  readonly value: string;
  readonly label: string;
}

type ListField =
  | 'bhk'
  | 'furnishing'
  | 'parking'
  | 'tenants'
  | 'buildingTypes'
  | 'commercialTypes'
  | 'roomTypes'
  | 'floors'
  | 'facing'
  | 'amenities';
type ChoiceField = 'availability' | 'pgTenant' | 'flatmateRoom' | 'buildingStage' | 'bathrooms' | 'maxAge' | 'postedBy';
type ToggleField = 'withPhotos' | 'confirmed';

interface Toggle {
  readonly field: ToggleField;
  readonly label: string;
  /** Shown when no listing has it. */
  readonly none?: string;
}

interface Named {
  readonly legend: string;
}

/** One filter: the search fields it sets, and its kind of control. */
export type Filter = Named &
  (
    | { readonly kind: 'many'; readonly field: ListField; readonly options: readonly Option[] }
    | { readonly kind: 'one'; readonly field: ChoiceField; readonly options: readonly Option[] }
    | { readonly kind: 'toggles'; readonly options: readonly Toggle[] }
    | {
        readonly kind: 'range';
        readonly fields: readonly ['minPrice' | 'minArea', 'maxPrice' | 'maxArea'];
        readonly steps: (search: ListingSearch) => readonly number[];
        readonly format: (value: number) => string;
      }
  );

const options = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const squareFeet = (value: number) => `${groupDigits(value)} sq ft`;

const AREA_STEPS = [100, 250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000, 50_000];
/** Largest step offered. Source for commercial types: product-and-plans, section 9 (commercial build-up area). */
function areaSteps({ category, commercialTypes }: ListingSearch): readonly number[] {
  const purpose = category === 'COMMERCIAL_RENT' ? 'rent' : 'sale';
  const types = commercialTypes.length > 0 ? commercialTypes : COMMERCIAL_TYPES.map(({ key }) => key);
  const commercial = category === 'COMMERCIAL_RENT' || category === 'COMMERCIAL_BUY';
  const most = commercial ? Math.max(...types.map((type) => commercialAreaRange(type, purpose).maximum)) : 10_000;
  return AREA_STEPS.filter((step) => step <= most);
}

/** Illustrations are not photos. */
export const NO_PHOTOS = 'No home here has photos yet. The pictures are illustrations.';

export const FILTERS = {
  bhk: { kind: 'many', legend: 'Size', field: 'bhk', options: options(BHK_LABELS) },
  budget: {
    kind: 'range',
    legend: 'Budget',
    fields: ['minPrice', 'maxPrice'],
    steps: ({ category }) => BUDGET_STEPS[category].filter((step) => step > 0),
    format: formatShortRupees,
  },
  availability: { kind: 'one', legend: 'Available', field: 'availability', options: options(AVAILABILITY_LABELS) },
  furnishing: { kind: 'many', legend: 'Furnishing', field: 'furnishing', options: options(FURNISHING_LABELS) },
  parking: { kind: 'many', legend: 'Parking', field: 'parking', options: options(PARKING_LABELS).slice(1) },
  tenants: { kind: 'many', legend: 'Open to', field: 'tenants', options: options(PREFERRED_TENANT_LABELS) },
  building: { kind: 'many', legend: 'Property type', field: 'buildingTypes', options: options(BUILDING_TYPE_LABELS) },
  commercial: {
    kind: 'many',
    legend: 'Property type',
    field: 'commercialTypes',
    options: COMMERCIAL_TYPES.map(({ key, displayName }) => ({ value: key, label: displayName })),
  },
  rooms: { kind: 'many', legend: 'Room', field: 'roomTypes', options: options(PG_ROOM_TYPE_LABELS) },
  pgTenant: { kind: 'one', legend: 'For', field: 'pgTenant', options: options(PG_TENANT_LABELS) },
  flatmateRoom: { kind: 'one', legend: 'Room', field: 'flatmateRoom', options: options(FLATMATE_ROOM_LABELS) },
  stage: {
    kind: 'one',
    legend: 'Property status',
    field: 'buildingStage',
    // Numeric keys are ordered first in an object: ready to move in, then under construction.
    options: options(BUILDING_STAGE_LABELS),
  },
  area: {
    kind: 'range',
    legend: 'Built-up area',
    fields: ['minArea', 'maxArea'],
    steps: areaSteps,
    format: squareFeet,
  },
  plotArea: {
    kind: 'range',
    legend: 'Plot area',
    fields: ['minArea', 'maxArea'],
    steps: areaSteps,
    format: squareFeet,
  },
  bathrooms: {
    kind: 'one',
    legend: 'Bathrooms',
    field: 'bathrooms',
    options: ['1', '2', '3', '4'].map((value) => ({ value, label: `${value} or more` })),
  },
  floors: { kind: 'many', legend: 'Floor', field: 'floors', options: options(FLOOR_BAND_LABELS) },
  age: { kind: 'one', legend: 'Age of the building', field: 'maxAge', options: options(BUILDING_AGE_LABELS) },
  facing: { kind: 'many', legend: 'Facing', field: 'facing', options: options(FACING_LABELS) },
  poster: { kind: 'one', legend: 'Posted by', field: 'postedBy', options: options(POSTER_LABELS) },
  amenities: { kind: 'many', legend: 'Amenities', field: 'amenities', options: options(AMENITY_LABELS) },
  trust: {
    kind: 'toggles',
    legend: 'Show only',
    options: [
      { field: 'withPhotos', label: 'With photos', none: NO_PHOTOS },
      { field: 'confirmed', label: 'Confirmed this week' },
    ],
  },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof FILTERS;

/**
 * The filters of each category in order of importance; the first ones are shown in the bar on desktop.
 * Source: product-and-plans, section 9 (search filters).
 */
export const FILTERS_BY_CATEGORY = {
  RENT: [
    'bhk',
    'budget',
    'availability',
    'furnishing',
    'building',
    'tenants',
    'parking',
    'bathrooms',
    'area',
    'floors',
    'age',
    'facing',
    'amenities',
    'trust',
  ],
  BUY: [
    'bhk',
    'budget',
    'stage',
    'building',
    'poster',
    'furnishing',
    'parking',
    'bathrooms',
    'area',
    'floors',
    'age',
    'facing',
    'amenities',
    'trust',
  ],
  PG: ['pgTenant', 'rooms', 'budget', 'availability', 'parking', 'amenities', 'trust'],
  SHARED: [
    'flatmateRoom',
    'budget',
    'availability',
    'tenants',
    'bhk',
    'furnishing',
    'building',
    'parking',
    'floors',
    'age',
    'facing',
    'amenities',
    'trust',
  ],
  PLOT: ['budget', 'plotArea', 'facing', 'trust'],
  COMMERCIAL_RENT: [
    'commercial',
    'budget',
    'area',
    'availability',
    'furnishing',
    'parking',
    'floors',
    'age',
    'amenities',
    'trust',
  ],
  COMMERCIAL_BUY: [
    'commercial',
    'budget',
    'area',
    'stage',
    'furnishing',
    'parking',
    'floors',
    'age',
    'amenities',
    'trust',
  ],
} as const satisfies Record<ListingCategory, readonly FilterName[]>;

export const BAR_FILTERS = 5;

/** The search fields that a filter sets. */
export function fieldsOf(filter: Filter): readonly FilterField[] {
  if (filter.kind === 'range') return filter.fields;
  return filter.kind === 'toggles' ? filter.options.map(({ field }) => field) : [filter.field];
}
