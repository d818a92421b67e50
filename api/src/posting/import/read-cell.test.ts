import { type FieldName, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { readCell } from './read-cell.ts';

const read = (field: FieldName, text: string) => readCell(POSTING_FIELDS[field], text);

it.each([
  ['unit', '2 BHK', 'BHK2'],
  ['unit', 'bhk2', 'BHK2'],
  ['unit', '1.5 BHK', 'BHK_1_HALF'],
  ['furnishing', 'semi furnished', 'SEMI_FURNISHED'],
  ['price', '₹32,000', 32_000],
  ['price', 'Rs. 1,10,00,000/-', 1_10_00_000],
  ['price', '1.1 Cr', 1_10_00_000],
  ['price', '32000.00', 32_000],
  ['area', '1,150 sq ft', 1_150],
  ['latitude', '12.935', 12.935],
  ['availableFrom', '2027-01-09', '2027-01-09'],
  ['availableFrom', '9/1/2027', '2027-01-09'],
  ['availableFrom', '09-01-27', '2027-01-09'],
  ['availableFrom', '9 January 2027', '2027-01-09'],
  ['forLease', 'Yes', true],
  ['forLease', '0', false],
  ['amenities', 'Lift; Power backup|lift', ['LIFT', 'POWER_BACKUP']],
  ['buildingName', 'Neem Court', 'Neem Court'],
  [
    'beds',
    'Single room: 4 beds, 14,000, deposit 14,000 | DOUBLE: 8 9500 9500',
    [
      { type: 'SINGLE', beds: 4, rent: 14_000, deposit: 14_000 },
      { type: 'DOUBLE', beds: 8, rent: 9_500, deposit: 9_500 },
    ],
  ],
] as const)('the cell of %s reads %s', (field, text, value) => {
  expect(read(field, text)).toEqual({ value });
});

it.each([
  ['unit', '9 BHK'],
  ['price', 'on request'],
  ['area', '12.5.1'],
  ['availableFrom', '31/2/2027'],
  ['availableFrom', '13/13/2027'],
  ['availableFrom', 'soon'],
  ['forLease', 'perhaps'],
  ['amenities', 'Lift, Helipad'],
  ['beds', '4 beds'],
] as const)('the cell of %s refuses %s', (field, text) => {
  expect(read(field, text)).toEqual({ problem: expect.stringContaining('“') });
});
