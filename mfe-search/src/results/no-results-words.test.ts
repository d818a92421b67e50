import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { noResultsWords, relaxationWords } from './no-results-words.ts';
import type { Found } from './results-words.ts';

const search: ListingSearch = {
  ...emptySearch('RENT', 'pune'),
  localities: ['wakad'],
  bhk: ['BHK1'],
  maxPrice: 15_000,
  furnishing: ['FULLY_FURNISHED', 'SEMI_FURNISHED'],
};
const found = (relaxations: Found['result']['relaxations']): Found => ({
  search,
  result: {
    listings: [],
    total: { value: 0, capped: false },
    page: 1,
    pages: [],
    places: [],
    destinations: [],
    relaxations,
    refinements: [],
  },
  unknown: [],
  nowhere: true,
  nearby: [{ slug: 'baner', name: 'Baner', distanceKm: 3.24, listings: 9 }],
  bankAuction: false,
});

it.each([
  [{ field: 'maxPrice', value: '18000', count: 12 }, '12 if you go to ₹18 K'],
  [{ field: 'maxPrice', value: '', count: 40 }, '40 without a budget limit'],
  [{ field: 'furnishing', value: '', count: 37 }, '37 without Furnished and Semi-furnished'],
  [{ field: 'localities', value: '', count: 1200 }, '1,200 anywhere in Pune'],
  [{ field: 'polygon', value: '', count: 90 }, '90 without the drawn area'],
  [{ field: 'radiusKm', value: '5', count: 9 }, '9 within 5 km'],
])('words the relaxation %j with its result count', (relaxation, words) => {
  expect(relaxationWords(search, relaxation)).toBe(words);
});

it('names the filter that excludes everything, and links to the search without it', () => {
  const words = noResultsWords(
    found([
      { field: 'maxPrice', value: '18000', count: 12 },
      { field: 'furnishing', value: '', count: 7 },
    ]),
  );
  expect(words.hint).toBe('Nothing matches because of your budget. Change it to see homes.');
  expect(words.ways.map(({ to }) => to)).toEqual([
    '/1-bhk-flats-for-rent-in-wakad_pune?budget=-18000&furnishing=FULLY_FURNISHED,SEMI_FURNISHED',
    '/1-bhk-flats-for-rent-in-wakad_pune?budget=-15000',
  ]);
});

it('says plainly when no home has photos', () => {
  const { hint } = noResultsWords(found([{ field: 'withPhotos', value: '', count: 31 }]));
  expect(hint).toBe('No home here has photos yet. The pictures are illustrations.');
});

it('links to nearby localities with the same filters', () => {
  expect(noResultsWords(found([])).nearby).toEqual([
    {
      label: 'Baner (3.2 km)',
      to: '/1-bhk-flats-for-rent-in-baner_pune?budget=-15000&furnishing=FULLY_FURNISHED,SEMI_FURNISHED',
    },
  ]);
});

it('links to the whole city when no single filter is the cause', () => {
  expect(noResultsWords(found([])).ways).toEqual([{ label: 'See all of Pune', to: '/flats-for-rent-in-pune' }]);
});
