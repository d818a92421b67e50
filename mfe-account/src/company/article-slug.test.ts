import { articleAddress } from './article-slug.ts';

it.each([
  ['/about/{query}', { query: 'us' }, { slug: 'about-us', canonical: '/about/us' }],
  ['/about/{query}', { query: 'How-It-Works' }, { slug: 'about-how-it-works', canonical: '/about/how-it-works' }],
  ['/ppolicy', {}, { slug: 'privacy', canonical: '/privacy' }],
  ['/terms-and-condition', {}, { slug: 'terms', canonical: '/terms-and-condition' }],
])('maps %s with %j to one article and its canonical address', (pattern, params, address) => {
  expect(articleAddress(pattern, params)).toEqual(address);
});

it.each(['', '../us', 'a b', 'us/', '%00', 'x'.repeat(0)])('finds no article for the query %j', (query) => {
  expect(articleAddress('/about/{query}', { query })).toBeUndefined();
});
