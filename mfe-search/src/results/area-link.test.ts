import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { encodePolygon } from '@aangan/shared-kit/domain/polygon';
import { parseSearch, searchLink } from '@aangan/shared-kit/links/search';
import { SOME_AREA, withArea } from '@aangan/shared-kit/links/search-area';
import { withPolygon } from './area-link.ts';

it('replaces the area in the address and keeps the rest of the search', () => {
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

describe('a drawn area in the address', () => {
  const polygon = encodePolygon([
    { latitude: 18.5, longitude: 73.8 },
    { latitude: 18.5, longitude: 73.9 },
    { latitude: 18.6, longitude: 73.9 },
  ]);

  it.each([
    { ...emptySearch('RENT', 'pune'), sort: 'price_low' },
    { ...emptySearch('RENT', 'pune'), maxPrice: 40_000 },
    emptySearch('BUY', 'pune'),
  ] satisfies ListingSearch[])('matches the output of searchLink, and can be removed: %j', (search) => {
    const template = searchLink({ ...search, bounds: SOME_AREA }, { view: 'map' });
    expect(withPolygon(template, polygon)).toBe(searchLink({ ...search, polygon }, { view: 'map' }));
    expect(withPolygon(template, undefined)).toBe(searchLink(search, { view: 'map' }));
    expect(withPolygon(searchLink({ ...search, bounds: SOME_AREA }), undefined)).toBe(searchLink(search));
  });
});
