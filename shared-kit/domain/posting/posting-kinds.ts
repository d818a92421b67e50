import type { ListingCategory } from '../listing-category.ts';
import type { FieldName } from './posting-fields.ts';

/** Steps of a posting form in their order; the last part of its address. The values are ours. */
export const PAGE_NAMES = ['property', 'locality', 'price', 'amenities', 'photos', 'visits', 'confirm'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Titles of the steps, for people. */
export const PAGE_TITLES = {
  property: 'Property',
  locality: 'Place',
  price: 'Price',
  amenities: 'Amenities',
  photos: 'Photos',
  visits: 'Visits',
  confirm: 'Confirm',
} as const satisfies Record<PageName, string>;

/** The fields of one step. A listing cannot be published without the required ones. */
interface StepFields {
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
}

interface PostingKind {
  /** The part of `/property/manage/{segment}/{propertyId}/{pageName}`. Source: routes.tsv. */
  readonly segment: string;
  /** Label of the field `price`. */
  readonly priceLabel: string;
  /** Label of the field `area`. */
  readonly areaLabel: string;
  /** Visits and confirm have no fields; files and visit hours have calls of their own. */
  readonly steps: Readonly<Partial<Record<PageName, StepFields>>>;
}

const PLACE: StepFields = {
  required: ['localityId', 'latitude', 'longitude'],
  optional: ['buildingName', 'societyId', 'street', 'accurateLocation'],
};
const PHOTOS: StepFields = { required: [], optional: ['photosLater'] };
const HOME_AMENITIES: StepFields = { required: ['bathrooms', 'parking'], optional: ['amenities', 'description'] };

/** The seven kinds of posting with their steps and fields. Source: services-and-platform, sections 2, 3 and 7. */
export const POSTING_KINDS = {
  RENT: {
    segment: 'rent',
    priceLabel: 'Monthly rent',
    areaLabel: 'Built-up area',
    steps: {
      property: {
        required: ['unit', 'buildingType', 'area', 'floor', 'totalFloors', 'furnishing', 'tenants'],
        optional: ['age', 'facing'],
      },
      locality: PLACE,
      price: { required: ['price', 'deposit', 'availableFrom'], optional: ['maintenanceAmount', 'forLease'] },
      amenities: HOME_AMENITIES,
      photos: PHOTOS,
    },
  },
  SHARED: {
    segment: 'flatmate',
    priceLabel: 'Monthly rent of the room',
    areaLabel: 'Built-up area of the flat',
    steps: {
      property: {
        required: ['unit', 'flatmateRoom', 'buildingType', 'area', 'floor', 'totalFloors', 'furnishing', 'tenants'],
        optional: ['age', 'facing'],
      },
      locality: PLACE,
      price: { required: ['price', 'deposit', 'availableFrom'], optional: ['maintenanceAmount'] },
      amenities: HOME_AMENITIES,
      photos: PHOTOS,
    },
  },
  PG: {
    segment: 'pg',
    priceLabel: 'Monthly rent of the cheapest bed',
    areaLabel: 'Area of the house',
    steps: {
      property: {
        required: ['pgTenant', 'beds', 'furnishing'],
        optional: ['buildingType', 'area', 'totalFloors', 'age', 'tenants'],
      },
      locality: PLACE,
      price: { required: ['availableFrom'], optional: ['maintenanceAmount'] },
      amenities: {
        required: ['gateCloses'],
        optional: ['meals', 'rules', 'parking', 'bathrooms', 'amenities', 'description'],
      },
      photos: PHOTOS,
    },
  },
  BUY: {
    segment: 'sale',
    priceLabel: 'Price',
    areaLabel: 'Built-up area',
    steps: {
      property: {
        required: ['unit', 'buildingType', 'area', 'floor', 'totalFloors', 'furnishing'],
        optional: ['age', 'facing', 'underConstruction'],
      },
      locality: PLACE,
      price: { required: ['price', 'availableFrom'], optional: ['maintenanceAmount', 'loanAvailable'] },
      amenities: HOME_AMENITIES,
      photos: PHOTOS,
    },
  },
  PLOT: {
    segment: 'land/sale',
    priceLabel: 'Price',
    areaLabel: 'Area of the plot',
    steps: {
      property: { required: ['area'], optional: ['facing'] },
      locality: PLACE,
      price: { required: ['price', 'availableFrom'], optional: ['loanAvailable'] },
      amenities: { required: [], optional: ['amenities', 'description'] },
      photos: PHOTOS,
    },
  },
  COMMERCIAL_RENT: {
    segment: 'commercial/rent',
    priceLabel: 'Monthly rent',
    areaLabel: 'Built-up area',
    steps: {
      property: {
        required: ['commercialType', 'commercialLocality', 'area', 'floor', 'totalFloors', 'furnishing'],
        optional: ['age'],
      },
      locality: PLACE,
      price: { required: ['price', 'deposit', 'availableFrom'], optional: ['maintenanceAmount', 'forLease'] },
      amenities: { required: ['parking'], optional: ['bathrooms', 'amenities', 'description'] },
      photos: PHOTOS,
    },
  },
  COMMERCIAL_BUY: {
    segment: 'commercial/buy',
    priceLabel: 'Price',
    areaLabel: 'Built-up area',
    steps: {
      property: {
        required: ['commercialType', 'commercialLocality', 'area', 'floor', 'totalFloors', 'furnishing'],
        optional: ['age', 'underConstruction'],
      },
      locality: PLACE,
      price: { required: ['price', 'availableFrom'], optional: ['maintenanceAmount', 'loanAvailable'] },
      amenities: { required: ['parking'], optional: ['bathrooms', 'amenities', 'description'] },
      photos: PHOTOS,
    },
  },
} as const satisfies Record<ListingCategory, PostingKind>;

const NO_FIELDS: StepFields = { required: [], optional: [] };

/** The fields of a step of a kind. */
export function stepFields(category: ListingCategory, page: PageName): StepFields {
  const { steps }: PostingKind = POSTING_KINDS[category];
  return steps[page] ?? NO_FIELDS;
}

/** The step of a field, or undefined where the kind does not have it. */
export function stepOf(category: ListingCategory, field: FieldName): PageName | undefined {
  return PAGE_NAMES.find((page) => {
    const { required, optional } = stepFields(category, page);
    return required.includes(field) || optional.includes(field);
  });
}

/** Whether a listing of the kind needs the field. */
export function isRequired(category: ListingCategory, field: FieldName): boolean {
  return PAGE_NAMES.some((page) => stepFields(category, page).required.includes(field));
}

/** All fields of a kind in the order of its form. */
export function fieldsOf(category: ListingCategory): FieldName[] {
  return PAGE_NAMES.flatMap((page) => {
    const { required, optional } = stepFields(category, page);
    return [...required, ...optional];
  });
}
