import type { FieldName } from '@aangan/shared-kit/domain/posting/posting-fields';
import { CITY_COLUMN, columnOf, IMPORTED_FIELDS, KIND_COLUMN, KIND_WORDS, LOCALITY_COLUMN } from './import-columns.ts';

/** The example row: a home for rent. */
const EXAMPLE: Readonly<Partial<Record<FieldName, string>>> = {
  unit: '2 BHK',
  buildingType: 'Apartment',
  area: '1150',
  floor: '3',
  totalFloors: '5',
  age: '6',
  facing: 'East',
  bathrooms: '2',
  furnishing: 'Semi-furnished',
  parking: 'Car parking',
  tenants: 'Family',
  buildingName: 'Neem Court',
  street: '5th Cross',
  price: '₹32,000',
  deposit: '₹1,50,000',
  maintenanceAmount: '₹3,000',
  availableFrom: '2027-01-01',
  amenities: 'Lift | Power backup',
  description: 'A quiet flat on the third floor, close to the park and the metro.',
};

/** A file with every column; the first line has their names. Excel reads ₹ with the byte order mark. */
export function importTemplate(): string {
  const names = [KIND_COLUMN, CITY_COLUMN, LOCALITY_COLUMN, ...IMPORTED_FIELDS.map(columnOf)];
  const example = [
    KIND_WORDS.RENT,
    'Bangalore',
    'Koramangala',
    ...IMPORTED_FIELDS.map((field) => EXAMPLE[field] ?? ''),
  ];
  return `\uFEFF${[names, example].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
