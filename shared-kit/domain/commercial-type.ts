import type { CommercialTypeKey } from './listing-options.ts';

/** Source: product-and-plans, section 3 (commercial property type: commercialLocalityTypes). */
interface CommercialLocalityType {
  readonly key: string;
  readonly displayName: string;
  readonly isNew: boolean;
  readonly minFloorsForRent: number;
  readonly minFloorsForSale: number;
  readonly maxFloorsForRent: number;
  readonly maxFloorsForSale: number;
}

/** Areas in sq ft, built up. Source: product-and-plans, section 3 (commercial property type). */
interface CommercialType {
  readonly key: CommercialTypeKey;
  readonly displayName: string;
  readonly isNew: boolean;
  readonly minBuildUpAreaForRent: number;
  readonly minBuildUpAreaForSale: number;
  readonly maxBuildUpAreaForRent: number;
  readonly maxBuildUpAreaForSale: number;
  readonly commercialLocalityTypes: readonly CommercialLocalityType[];
}

/** Sq ft, for every type. Source: product-and-plans, section 9 (commercial build-up area). */
const COMMERCIAL_AREA_MINIMUM = 100;

/** Source: product-and-plans, section 9 (floors 0 to 10). */
export const COMMERCIAL_FLOORS = { minimum: 0, maximum: 10 } as const;

/**
 * The specification names the fields of a commercial locality type and its floors, but not its values: these are
 * ours.
 */
const LOCALITY_TYPES: readonly CommercialLocalityType[] = /* @__PURE__ */ (
  [
    ['BUSINESS_PARK', 'Business park'],
    ['MALL', 'Mall'],
    ['STANDALONE_BUILDING', 'Standalone building'],
    ['INDEPENDENT_SHOP', 'Independent shop'],
    ['INDUSTRIAL_ESTATE', 'Industrial estate'],
  ] as const
).map(([key, displayName]) => ({
  key,
  displayName,
  isNew: false,
  minFloorsForRent: COMMERCIAL_FLOORS.minimum,
  minFloorsForSale: COMMERCIAL_FLOORS.minimum,
  maxFloorsForRent: COMMERCIAL_FLOORS.maximum,
  maxFloorsForSale: COMMERCIAL_FLOORS.maximum,
}));

/** The table as printed: key, name, most sq ft for rent and sale alike. Source: product-and-plans, section 9. */
const PRINTED_ROWS = [
  ['OFFICE_SPACE', 'Office Space', 19999],
  ['COWORKING', 'Co-Working', 9999],
  ['SHOP', 'Shop', 9999],
  ['SHOWROOM', 'Showroom', 19999],
  ['GODOWN_WAREHOUSE', 'Godown/Warehouse', 49999],
  ['INDUSTRIAL_SHED', 'Industrial Shed', 49999],
  ['INDUSTRIAL_BUILDING', 'Industrial Building', 9999],
  ['OTHER_BUSINESS', 'Other business', 19999],
  ['RESTAURANT_OR_CAFE', 'Restaurant/Cafe', 9999],
] as const satisfies readonly (readonly [CommercialTypeKey, string, number])[];

/** The nine commercial types, in the order of the specification's table. */
export const COMMERCIAL_TYPES: readonly CommercialType[] = /* @__PURE__ */ PRINTED_ROWS.map(
  ([key, displayName, maximum]) => ({
    key,
    displayName,
    isNew: false,
    minBuildUpAreaForRent: COMMERCIAL_AREA_MINIMUM,
    minBuildUpAreaForSale: COMMERCIAL_AREA_MINIMUM,
    maxBuildUpAreaForRent: maximum,
    maxBuildUpAreaForSale: maximum,
    commercialLocalityTypes: LOCALITY_TYPES,
  }),
);

/** The commercial type of a key; undefined for any other text. */
export function commercialTypeByKey(key: string): CommercialType | undefined {
  return COMMERCIAL_TYPES.find((type) => type.key === key);
}

/**
 * Smallest and largest build-up area in sq ft that a commercial listing may give.
 * @throws RangeError if the key is no commercial type
 * Source: product-and-plans, sections 5 and 9 (commercial build-up area).
 */
export function commercialAreaRange(
  key: CommercialTypeKey,
  purpose: 'rent' | 'sale',
): { readonly minimum: number; readonly maximum: number } {
  const type = commercialTypeByKey(key);
  if (type === undefined) throw new RangeError(`"${key}" is no commercial type`);
  return purpose === 'rent'
    ? { minimum: type.minBuildUpAreaForRent, maximum: type.maxBuildUpAreaForRent }
    : { minimum: type.minBuildUpAreaForSale, maximum: type.maxBuildUpAreaForSale };
}
