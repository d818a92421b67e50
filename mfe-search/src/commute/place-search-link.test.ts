import { parseSearch } from '@aangan/shared-kit/links/search';
import { placeSearchLink } from './place-search-link.ts';

const searchOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'https://aangan.test');
  return parseSearch(pathname, searchParams);
};

describe('search at a place', () => {
  it.each([
    ['locality', { localities: ['manyata'] }],
    ['society', { society: 'manyata' }],
    ['landmark', { near: 'manyata' }],
    ['metro', { near: 'manyata' }],
  ] as const)('means a %s as one', (kind, expected) => {
    const link = placeSearchLink('RENT', 'bangalore', { kind, slug: 'manyata', name: 'Manyata' });
    expect(searchOf(link)).toMatchObject({ category: 'RENT', city: 'bangalore', ...expected });
  });

  it('goes to a city that was named instead of the visitor’s', () => {
    const link = placeSearchLink('PG', 'bangalore', { kind: 'city', slug: 'pune', name: 'Pune' });
    expect(searchOf(link)).toMatchObject({ category: 'PG', city: 'pune' });
  });
});
