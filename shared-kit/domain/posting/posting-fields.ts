import { COMMERCIAL_TYPES } from '../commercial-type.ts';
import {
  AMENITY_LABELS,
  BUILDING_TYPE_LABELS,
  type CommercialTypeKey,
  FLATMATE_ROOM_LABELS,
  FURNISHING_LABELS,
  PARKING_LABELS,
  PG_TENANT_LABELS,
  PREFERRED_TENANT_LABELS,
} from '../listing-options.ts';
import type { PostingField, ValueOf } from './posting-field.ts';
import {
  COMMERCIAL_LOCALITY_LABELS,
  FACING_LABELS,
  GATE_TIME_LABELS,
  PG_MEAL_LABELS,
  PG_RULE_LABELS,
} from './posting-options.ts';
import { HOME_UNITS, type HomeUnit, UNIT_LABELS } from './unit-type.ts';

const HOME_UNIT_LABELS = /* @__PURE__ */ Object.fromEntries(
  HOME_UNITS.map((unit) => [unit, UNIT_LABELS[unit]]),
) as Record<HomeUnit, string>;

const COMMERCIAL_TYPE_LABELS = /* @__PURE__ */ Object.fromEntries(
  COMMERCIAL_TYPES.map(({ key, displayName }) => [key, displayName]),
) as Record<CommercialTypeKey, string>;

/** Characters of a description. */
export const DESCRIPTION_LENGTH = { shortest: 30, longest: 1_500 } as const;

/**
 * Every field of the posting forms, with the widest limits that any kind allows; `posting-limits.ts` narrows them.
 * Source: services-and-platform, section 3 (Post-your-property); product-and-plans, section 9.
 */
export const POSTING_FIELDS = {
  unit: { kind: 'choice', label: 'Size', options: HOME_UNIT_LABELS },
  buildingType: { kind: 'choice', label: 'Type of building', options: BUILDING_TYPE_LABELS },
  commercialType: { kind: 'choice', label: 'Type of space', options: COMMERCIAL_TYPE_LABELS },
  commercialLocality: { kind: 'choice', label: 'Location of the space', options: COMMERCIAL_LOCALITY_LABELS },
  flatmateRoom: { kind: 'choice', label: 'Room', options: FLATMATE_ROOM_LABELS },
  pgTenant: { kind: 'choice', label: 'The PG is for', options: PG_TENANT_LABELS },
  beds: { kind: 'beds', label: 'Rooms and beds' },
  area: { kind: 'number', label: 'Area', unit: 'sq ft', minimum: 50, maximum: 10_00_000 },
  floor: { kind: 'number', label: 'Floor', minimum: 0, maximum: 60 },
  totalFloors: { kind: 'number', label: 'Floors in the building', minimum: 0, maximum: 60 },
  age: { kind: 'number', label: 'Age of the building', unit: 'years', minimum: 0, maximum: 100 },
  facing: { kind: 'choice', label: 'Facing', options: FACING_LABELS },
  bathrooms: { kind: 'number', label: 'Bathrooms', minimum: 0, maximum: 10 },
  furnishing: { kind: 'choice', label: 'Furnishing', options: FURNISHING_LABELS },
  parking: { kind: 'choice', label: 'Parking', options: PARKING_LABELS },
  tenants: { kind: 'choices', label: 'Who may move in', options: PREFERRED_TENANT_LABELS },
  underConstruction: { kind: 'flag', label: 'Under construction' },
  localityId: { kind: 'place', label: 'Locality' },
  societyId: { kind: 'place', label: 'Society' },
  buildingName: { kind: 'text', label: 'Building or society', longest: 80 },
  street: { kind: 'text', label: 'Street or landmark', longest: 120 },
  latitude: { kind: 'number', label: 'Latitude of the pin', unit: '°', minimum: 6, maximum: 38, decimals: true },
  longitude: { kind: 'number', label: 'Longitude of the pin', unit: '°', minimum: 68, maximum: 98, decimals: true },
  accurateLocation: { kind: 'flag', label: 'Show the exact place on the map' },
  price: { kind: 'number', label: 'Price', unit: '₹', minimum: 1_000, maximum: 200_00_00_000 },
  deposit: { kind: 'number', label: 'Deposit', unit: '₹', minimum: 0, maximum: 5_00_00_000 },
  maintenanceAmount: { kind: 'number', label: 'Monthly maintenance', unit: '₹', minimum: 0, maximum: 50_00_000 },
  forLease: { kind: 'flag', label: 'Also for lease' },
  loanAvailable: { kind: 'flag', label: 'Home loan available' },
  availableFrom: { kind: 'date', label: 'Available from' },
  meals: { kind: 'choices', label: 'Meals included in the rent', options: PG_MEAL_LABELS },
  rules: { kind: 'choices', label: 'House rules', options: PG_RULE_LABELS },
  gateCloses: { kind: 'choice', label: 'Gate closes', options: GATE_TIME_LABELS },
  amenities: { kind: 'choices', label: 'Amenities', options: AMENITY_LABELS },
  photosLater: { kind: 'flag', label: 'Add photos later' },
  description: { kind: 'text', label: 'Description', ...DESCRIPTION_LENGTH },
} as const satisfies Record<string, PostingField>;

export type FieldName = keyof typeof POSTING_FIELDS;
export const FIELD_NAMES = /* @__PURE__ */ Object.keys(POSTING_FIELDS) as [FieldName, ...FieldName[]];

/** The value of a field. */
export type FieldValue<Name extends FieldName = FieldName> = ValueOf<(typeof POSTING_FIELDS)[Name]>;

/** What an owner has typed so far. A value may be outside its limits, because nothing that was typed is lost. */
export type PostingValues = { readonly [Name in FieldName]?: FieldValue<Name> | undefined };
