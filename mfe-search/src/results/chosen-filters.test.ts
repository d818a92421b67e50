import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { chosenFilters } from './chosen-filters.ts';

const rent = emptySearch('RENT', 'pune');
const labels = (search: ListingSearch) => chosenFilters(search).map(({ label }) => label);

it('lists every choice that can be removed separately', () => {
  expect(
    labels({
      ...rent,
      bhk: ['BHK2', 'BHK3'],
      minPrice: 15_000,
      maxPrice: 40_000,
      furnishing: ['FULLY_FURNISHED'],
      bathrooms: 2,
      near: 'mg-road',
      radiusKm: 5,
      confirmed: true,
      bounds: { south: 1, west: 1, north: 2, east: 2 },
    }),
  ).toEqual([
    '2 BHK',
    '3 BHK',
    '₹15 K to ₹40 K',
    'Furnished',
    '2 or more bathrooms',
    'Confirmed this week',
    'Within 5 km',
    'Area on the map',
  ]);
});

it('words floor, age, facing and poster so that each says what it is', () => {
  const buy = emptySearch('BUY', 'pune');
  expect(labels({ ...buy, floors: ['GROUND'], maxAge: 5, facing: ['North-East'], postedBy: 'OWNER' })).toEqual([
    'Posted by owner',
    'Ground floor',
    'Up to 5 years old',
    'Facing north-east',
  ]);
});

it('is empty for a search without filters', () => {
  expect(chosenFilters({ ...rent, localities: ['wakad'], sort: 'price_low' })).toEqual([]);
});

it('removes one choice and keeps all others', () => {
  const search: ListingSearch = { ...rent, bhk: ['BHK2', 'BHK3'], maxPrice: 40_000, localities: ['wakad'] };
  const [first, , budget] = chosenFilters(search);
  expect(first?.without).toEqual({ ...search, bhk: ['BHK3'] });
  expect(budget?.without).toEqual({ ...rent, bhk: ['BHK2', 'BHK3'], localities: ['wakad'] });
});

it('words the open ends of a range', () => {
  expect(labels({ ...rent, maxPrice: 40_000 })).toEqual(['Up to ₹40 K']);
  expect(labels({ ...rent, minArea: 1_200 })).toEqual(['From 1,200 sq ft']);
});
