import { resolveCity } from '@aangan/shared-kit/domain/cities';
import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { FIELD_NAMES, type FieldName, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { plainText } from './read-cell.ts';

/** Columns that are no field of a form. */
export const KIND_COLUMN = 'Kind';
export const CITY_COLUMN = 'City';
export const LOCALITY_COLUMN = 'Locality';

/** How a file names the kinds of listings. */
export const KIND_WORDS = {
  RENT: 'Rent',
  SHARED: 'Flatmate',
  PG: 'PG',
  BUY: 'Sale',
  PLOT: 'Plot',
  COMMERCIAL_RENT: 'Commercial rent',
  COMMERCIAL_BUY: 'Commercial sale',
} as const satisfies Record<ListingCategory, string>;

/** Places are named in the column Locality, and photos come later in every import. */
const NOT_IMPORTED: readonly FieldName[] = ['localityId', 'societyId', 'photosLater'];

/** The fields of the forms that a file can have, in the order of the template. */
export const IMPORTED_FIELDS: readonly FieldName[] = FIELD_NAMES.filter((field) => !NOT_IMPORTED.includes(field));

/** The column of a field: its label. */
export function columnOf(field: FieldName): string {
  return field === 'localityId' ? LOCALITY_COLUMN : POSTING_FIELDS[field].label;
}

/** Labels of earlier templates, in files that people have saved. */
const EARLIER_COLUMNS: Readonly<Partial<Record<FieldName, string>>> = {
  commercialLocality: 'Where the space is',
  totalFloors: 'Floors of the building',
  underConstruction: 'Still under construction',
  maintenanceAmount: 'Maintenance a month',
  loanAvailable: 'Banks lend for it',
  meals: 'Meals in the rent',
};

/** The field of a column name: its label, now or earlier, or its name in the contract; undefined for an unknown one. */
export function fieldOfColumn(column: string): FieldName | undefined {
  const text = plainText(column);
  return IMPORTED_FIELDS.find((field) =>
    [columnOf(field), EARLIER_COLUMNS[field], field].some((name) => name !== undefined && text === plainText(name)),
  );
}

/** @returns undefined for an unknown kind */
export function kindOf(text: string): ListingCategory | undefined {
  const plain = plainText(text);
  return LISTING_CATEGORIES.find((kind) => plain === plainText(kind) || plain === plainText(KIND_WORDS[kind]));
}

/** The slug of a city; undefined for one that is not one of ours. */
export function cityOf(text: string): string | undefined {
  return resolveCity(text)?.slug;
}
