import { ALERT_MANDATORY_FIELDS, type AlertField } from './alert-requirement.ts';
import type { ListingCategory } from './listing-category.ts';
import {
  type Availability,
  BHK_TYPES,
  BUILDING_TYPES,
  FLATMATE_ROOMS,
  FURNISHINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  PREFERRED_TENANTS,
} from './listing-options.ts';
import { emptySearch, type ListingSearch } from './listing-search.ts';

/** A person's requirement in one category and city. */
export interface Requirement {
  readonly category: ListingCategory;
  /** City slug. */
  readonly city: string;
  readonly answers: Partial<Readonly<Record<AlertField, readonly string[]>>>;
  /** Locality slugs; none means the whole city. */
  readonly localities: readonly string[];
  /** ₹ a month, or ₹ for sale categories. */
  readonly maxPrice?: number | undefined;
}

type Found = Partial<ListingSearch>;
type Reading = (values: readonly string[], category: ListingCategory) => Found;

/** Source: product-and-plans, section 9 (shifting date options for rent: 1, 15 or 30 days). */
const AVAILABLE_WITHIN: Readonly<Record<string, Availability>> = {
  1: 'immediate',
  15: 'within_15_days',
  30: 'within_30_days',
};

/** The search field of each answer. Listings have no field for who somebody is and when they plan to buy. */
const MEANING = {
  tenantType: ([value], category) =>
    category === 'PG'
      ? optional('pgTenant', known(PG_TENANTS, [value])[0])
      : { tenants: known(PREFERRED_TENANTS, [value]) },
  houseType: (values) => ({ bhk: known(BHK_TYPES, values) }),
  propertyType: (values) => ({ buildingTypes: known(BUILDING_TYPES, values) }),
  roomType: (values, category) =>
    category === 'SHARED'
      ? optional('flatmateRoom', known(FLATMATE_ROOMS, values)[0])
      : { roomTypes: known(PG_ROOM_TYPES, values) },
  preferredTenant: () => ({}),
  furnishing: (values) => ({ furnishing: known(FURNISHINGS, values) }),
  furnishingType: (values) => ({ furnishing: known(FURNISHINGS, values) }),
  shiftingDate: ([value = '']) => optional('availability', AVAILABLE_WITHIN[value]),
  planningToBuy: () => ({}),
} as const satisfies Record<AlertField, Reading>;

/** The search for a requirement, newest first. */
export function requirementSearch({ category, city, answers, localities, maxPrice }: Requirement): ListingSearch {
  const found = Object.entries(answers).map(([field, values]) =>
    (MEANING[field as AlertField] as Reading)(values ?? [], category),
  );
  return Object.assign(
    { ...emptySearch(category, city), localities, ...(maxPrice !== undefined && { maxPrice }) },
    ...found,
  ) as ListingSearch;
}

/** Answers that can be filled in from a search, so that the person need not repeat them. */
export function answersOfSearch(search: ListingSearch): Partial<Record<AlertField, readonly string[]>> {
  const { category, bhk, buildingTypes, furnishing, tenants, roomTypes, pgTenant, flatmateRoom, availability } = search;
  const days = Object.entries(AVAILABLE_WITHIN).find(([, meant]) => meant === availability)?.[0];
  const given: Record<AlertField, readonly (string | undefined)[]> = {
    tenantType: category === 'PG' ? [pgTenant] : tenants.slice(0, 1),
    houseType: bhk,
    propertyType: buildingTypes,
    roomType: category === 'SHARED' ? [flatmateRoom] : roomTypes,
    preferredTenant: [],
    furnishing,
    furnishingType: furnishing,
    shiftingDate: [days],
    planningToBuy: [],
  };
  return Object.fromEntries(
    ALERT_MANDATORY_FIELDS[category]
      .map((field) => [field, given[field].filter((value) => value !== undefined)] as const)
      .filter(([, values]) => values.length > 0),
  );
}

function known<Value extends string>(values: readonly Value[], given: readonly (string | undefined)[]): Value[] {
  return values.filter((value) => given.includes(value));
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
