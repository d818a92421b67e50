import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { countWords, resultsHeading } from './search-words.ts';

const place = (kind: 'locality' | 'society' | 'landmark', slug: string, name: string) => ({
  kind,
  id: slug,
  slug,
  name,
  latitude: 0,
  longitude: 0,
});
const rent = emptySearch('RENT', 'bangalore');
const koramangala = place('locality', 'koramangala', 'Koramangala');

describe('the heading of results', () => {
  it.each([
    [{ ...rent, bhk: ['BHK2'] }, [koramangala], '2 BHK flats for rent in Koramangala, Bangalore'],
    [
      { ...rent, bhk: ['BHK1', 'BHK2', 'BHK3'] },
      [koramangala, place('locality', 'hsr-layout', 'HSR Layout')],
      '1 BHK, 2 BHK and 3 BHK flats for rent in Koramangala and HSR Layout, Bangalore',
    ],
    [{ ...rent, furnishing: ['FULLY_FURNISHED'] }, [], 'Furnished flats for rent in Bangalore'],
    [{ ...rent, buildingTypes: ['IH'] }, [], 'Independent houses for rent in Bangalore'],
    [
      { ...emptySearch('PG', 'bangalore'), pgTenant: 'female' },
      [place('landmark', 'manyata', 'Manyata Tech Park')],
      'PG for women near Manyata Tech Park, Bangalore',
    ],
    [emptySearch('SHARED', 'greater-noida'), [], 'Flatmates and shared flats in Greater Noida'],
    [
      { ...emptySearch('COMMERCIAL_RENT', 'pune'), commercialTypes: ['OFFICE_SPACE'] },
      [],
      'Office spaces for rent in Pune',
    ],
    [emptySearch('PLOT', 'pune'), [], 'Plots for sale in Pune'],
  ] as const)('%#', (search, places, heading) => {
    expect(resultsHeading(search, [...places])).toBe(heading);
  });
});

it('gives the count in words, with a plus when counting stopped at a limit', () => {
  expect(countWords('RENT', { value: 1, capped: false })).toBe('1 home for rent');
  expect(countWords('PLOT', { value: 1000, capped: true })).toBe('1,000+ plots for sale');
});
