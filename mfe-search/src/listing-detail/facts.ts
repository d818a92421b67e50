import { availableFromLabel } from '@aangan/shared-kit/domain/available-from';
import { commercialTypeByKey } from '@aangan/shared-kit/domain/commercial-type';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  BHK_LABELS,
  BUILDING_STAGE_LABELS,
  BUILDING_TYPE_LABELS,
  FLATMATE_ROOM_LABELS,
  FURNISHING_LABELS,
  PARKING_LABELS,
  PG_ROOM_TYPE_LABELS,
  PG_TENANT_LABELS,
  PREFERRED_TENANT_LABELS,
} from '@aangan/shared-kit/domain/listing-options';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { titleCase } from '@aangan/shared-kit/domain/slug';
import type { ListingDetail } from './listing-detail.ts';

export type FactKey =
  | 'rooms'
  | 'flatmateRoom'
  | 'sharing'
  | 'building'
  | 'commercial'
  | 'builtArea'
  | 'plotArea'
  | 'bathrooms'
  | 'floor'
  | 'age'
  | 'facing'
  | 'furnishing'
  | 'parking'
  | 'stage'
  | 'tenants'
  | 'pgTenant'
  | 'food'
  | 'available'
  | 'lease'
  | 'loan'
  | 'rera'
  | 'posted';

/** The facts of each category in reading order: one row per category. */
export const FACTS_BY_CATEGORY = {
  RENT: [
    'rooms',
    'building',
    'builtArea',
    'bathrooms',
    'floor',
    'furnishing',
    'parking',
    'facing',
    'age',
    'tenants',
    'available',
    'lease',
    'posted',
  ],
  SHARED: [
    'flatmateRoom',
    'rooms',
    'building',
    'builtArea',
    'bathrooms',
    'floor',
    'furnishing',
    'parking',
    'tenants',
    'available',
    'posted',
  ],
  PG: ['sharing', 'pgTenant', 'food', 'furnishing', 'parking', 'building', 'age', 'available', 'posted'],
  BUY: [
    'rooms',
    'building',
    'builtArea',
    'bathrooms',
    'floor',
    'stage',
    'age',
    'furnishing',
    'parking',
    'facing',
    'available',
    'loan',
    'rera',
    'posted',
  ],
  PLOT: ['plotArea', 'facing', 'available', 'loan', 'rera', 'posted'],
  COMMERCIAL_RENT: [
    'commercial',
    'builtArea',
    'floor',
    'bathrooms',
    'furnishing',
    'parking',
    'age',
    'available',
    'lease',
    'posted',
  ],
  COMMERCIAL_BUY: [
    'commercial',
    'builtArea',
    'floor',
    'bathrooms',
    'stage',
    'age',
    'furnishing',
    'parking',
    'available',
    'loan',
    'rera',
    'posted',
  ],
} as const satisfies Record<ListingCategory, readonly FactKey[]>;

interface FactRule {
  readonly label: string;
  /** The value in words; undefined when the record has none. */
  readonly value: (listing: ListingDetail, nowMs: number) => string | null | undefined;
}

/** The label and wording of each fact. */
export const FACTS = {
  rooms: { label: 'Size', value: ({ bhk }) => bhk && BHK_LABELS[bhk] },
  flatmateRoom: { label: 'Room', value: ({ flatmateRoom }) => flatmateRoom && FLATMATE_ROOM_LABELS[flatmateRoom] },
  sharing: { label: 'Rooms', value: ({ rooms }) => listed(rooms.map((room) => PG_ROOM_TYPE_LABELS[room])) },
  building: { label: 'Building', value: ({ building }) => building && BUILDING_TYPE_LABELS[building] },
  commercial: {
    label: 'Kind of space',
    value: ({ commercial }) => commercial && commercialTypeByKey(commercial)?.displayName,
  },
  builtArea: { label: 'Built-up area', value: ({ area }) => squareFeet(area) },
  plotArea: { label: 'Plot area', value: ({ area }) => squareFeet(area) },
  bathrooms: { label: 'Bathrooms', value: ({ bathrooms }) => (bathrooms > 0 ? String(bathrooms) : undefined) },
  floor: { label: 'Floor', value: floorInWords },
  age: { label: 'Age of building', value: ({ age }) => (age === null ? undefined : ageInWords(age)) },
  facing: { label: 'Facing', value: ({ facing }) => facing && titleCase(facing.toLowerCase()) },
  furnishing: { label: 'Furnishing', value: ({ furnishing }) => furnishing && FURNISHING_LABELS[furnishing] },
  parking: { label: 'Parking', value: ({ parking }) => PARKING_LABELS[parking] },
  stage: { label: 'Stage', value: ({ underConstruction }) => BUILDING_STAGE_LABELS[underConstruction ? '-1' : '0'] },
  tenants: { label: 'Preferred tenants', value: tenantsInWords },
  pgTenant: { label: 'Meant for', value: ({ pgTenant }) => pgTenant && PG_TENANT_LABELS[pgTenant] },
  food: { label: 'Food', value: ({ food }) => (food === null ? undefined : food ? 'Included' : 'Not included') },
  available: { label: 'Available', value: ({ availableFrom }, nowMs) => availableFromLabel(availableFrom, nowMs) },
  lease: { label: 'Lease', value: ({ lease }) => (lease ? 'The owner also offers a lease' : undefined) },
  loan: { label: 'Home loan', value: ({ loan }) => (loan ? 'Available for this property' : undefined) },
  rera: {
    label: 'RERA number',
    // Homes under construction must be registered before they are advertised.
    value: ({ rera, underConstruction }) => rera ?? (underConstruction ? 'Not provided' : undefined),
  },
  posted: { label: 'Posted', value: ({ postedAt }) => formatDay(postedAt) },
} as const satisfies Record<FactKey, FactRule>;

export interface Fact {
  readonly key: FactKey;
  readonly label: string;
  readonly value: string;
}

/** The facts of a listing in the order of its category; missing values are left out. */
export function factsOf(listing: ListingDetail, nowMs: number): Fact[] {
  return FACTS_BY_CATEGORY[listing.category].flatMap((key) => {
    const value = FACTS[key].value(listing, nowMs);
    return value ? [{ key, label: FACTS[key].label, value }] : [];
  });
}

/** `2 BHK · 1,150 sq ft · Semi-furnished`: a summary of a listing in one line. */
export function factLine(listing: ListingDetail, nowMs: number): string {
  const short: readonly FactKey[] = [
    'flatmateRoom',
    'rooms',
    'commercial',
    'sharing',
    'builtArea',
    'plotArea',
    'furnishing',
  ];
  const facts = factsOf(listing, nowMs);
  return short.flatMap((key) => facts.find((fact) => fact.key === key)?.value ?? []).join(' · ');
}

function squareFeet(area: number): string | undefined {
  return area > 0 ? `${groupDigits(area)} sq ft` : undefined;
}

function floorInWords({ floor, floors, building }: ListingDetail): string | undefined {
  if (floor === null) return undefined;
  if (building === 'IH') return floors ? `Whole house, ${floors} ${floors === 1 ? 'floor' : 'floors'}` : 'Whole house';
  const at = floor === 0 ? 'Ground' : String(floor);
  return floors ? `${at} of ${floors}` : at;
}

function ageInWords(years: number): string {
  if (years === 0) return 'New';
  return years === 1 ? '1 year' : `${years} years`;
}

function tenantsInWords({ tenants, category }: ListingDetail): string | undefined {
  if (!isMonthly(category) || tenants.length === 0) return undefined;
  if (tenants.length === Object.keys(PREFERRED_TENANT_LABELS).length) return 'Anyone';
  return listed(tenants.map((tenant) => PREFERRED_TENANT_LABELS[tenant]));
}

function listed(words: readonly string[]): string | undefined {
  return words.length > 0 ? words.join(', ') : undefined;
}
