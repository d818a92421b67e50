import { parseSearch } from '@aangan/shared-kit/links/search';
import { placeSearchLink } from './place-search-link.ts';

const searchOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'https://aangan.test');
  return parseSearch(pathname, searchParams);
};

describe('link to the search at a place', () => {
  it.each([
    ['locality', { localities: ['manyata'] }],
    ['society', { society: 'manyata' }],
    ['landmark', { near: 'manyata' }],
    ['metro', { near: 'manyata' }],
  ] as const)('searches a %s by its own parameter', (kind, expected) => {
    const link = placeSearchLink('RENT', 'bangalore', { kind, slug: 'manyata', name: 'Manyata' });
    expect(searchOf(link)).toMatchObject({ category: 'RENT', city: 'bangalore', ...expected });
  });

  it('searches a place that is a city instead of the visitor’s city', () => {
    const link = placeSearchLink('PG', 'bangalore', { kind: 'city', slug: 'pune', name: 'Pune' });
    expect(searchOf(link)).toMatchObject({ category: 'PG', city: 'pune' });
  });
});
