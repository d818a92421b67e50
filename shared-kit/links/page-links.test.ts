import { pageLinks, pageOf } from './page-links.ts';

it('a list has as many pages as it needs, the first at the address without a number', () => {
  expect(pageLinks('/profile/notes?tag=a', 45, 20)).toEqual({
    last: 3,
    pages: [
      { page: 1, href: '/profile/notes?tag=a' },
      { page: 2, href: '/profile/notes?tag=a&page=2' },
      { page: 3, href: '/profile/notes?tag=a&page=3' },
    ],
  });
  expect(pageLinks('/visits', 21, 20, 'past').pages[1]?.href).toBe('/visits?past=2');
  expect(pageLinks('/visits', 0, 20).last).toBe(1);
});

it('an address without a valid page number means the first page', () => {
  const asked = (query: string) => pageOf(new URLSearchParams(query), 'past');
  expect(['past=3', 'past=0', 'past=1.5', 'past=x', 'past=51', 'page=3'].map(asked)).toEqual([3, 1, 1, 1, 1, 1]);
});
