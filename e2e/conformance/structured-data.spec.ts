import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import type { APIRequestContext } from '@playwright/test';
import { knownListing } from '../support/known-listing.ts';
import { knownProject } from '../support/known-project.ts';
import { expect, ONE_SCREEN, test } from '../support/test.ts';
import { structuredData, vocabularyProblems } from './structured-data.ts';

/** Everything that the site gives out. */
const KINDS = [
  'ApartmentComplex',
  'BreadcrumbList',
  'ItemList',
  'Offer',
  'Organization',
  'RealEstateListing',
  'WebSite',
] as const;

test('structured data of all kinds of pages fits the vocabulary of schema.org', ONE_SCREEN, async ({ request }) => {
  const entities: { '@type': string }[] = [];
  for (const path of await pagesWithData(request)) {
    const found = structuredData(await (await request.get(path)).text());
    expect.soft(found.length, path).toBeGreaterThan(0);
    entities.push(...(found as { '@type': string }[]));
  }
  expect([...new Set(entities.map((entity) => entity['@type']))].toSorted()).toEqual(KINDS);
  expect(await vocabularyProblems(entities)).toBe('');
  // Reviews of the demonstration are invented, so that no project has a rating.
  expect(JSON.stringify(entities)).not.toContain('AggregateRating');
});

test('structured data that the vocabulary does not know is found', ONE_SCREEN, async () => {
  const context = { '@context': 'https://schema.org' };
  const invalid = [
    { ...context, '@type': 'ApartmentComplexes' },
    { ...context, '@type': 'ApartmentComplex', rooms: 3 },
    { ...context, '@type': 'Offer', itemOffered: { '@type': 'Apartment' } },
  ];
  for (const entity of invalid) expect.soft(await vocabularyProblems([entity])).toContain('error');
});

async function pagesWithData(request: APIRequestContext): Promise<string[]> {
  const listings = await Promise.all(LISTING_CATEGORIES.map((category) => knownListing(request, category)));
  return [
    ...['/', '/real-estate-in-bangalore', '/flats-for-rent-in-bangalore'],
    ...listings.map(({ url }) => url),
    ...['/new-projects-in-pune', (await knownProject(request)).url],
  ];
}
