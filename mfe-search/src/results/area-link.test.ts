import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { parseSearch, searchLink } from '@aangan/shared-kit/links/search';
import { SOME_AREA, withArea } from './area-link.ts';

it('is the address of the same search in the area', () => {
  const search: ListingSearch = { ...emptySearch('RENT', 'pune'), maxPrice: 40_000, sort: 'price_low' };
  const bounds = { south: 18.51239, west: 73.8, north: 18.6, east: 73.95001 };
  const address = withArea(searchLink({ ...search, bounds: SOME_AREA }), bounds);
  expect(address).toBe('/flats-for-rent-in-pune?budget=-40000&bbox=18.5124,73.8,18.6,73.95&sort=price_low');
  const url = new URL(address, 'https://aangan.test');
  expect(parseSearch(url.pathname, url.searchParams)).toEqual({
    ...search,
    bounds: { south: 18.5124, west: 73.8, north: 18.6, east: 73.95 },
  });
});
