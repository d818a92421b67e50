import { allowedHtml } from './allowed-html.ts';
import { articleBlocks } from './article-blocks.ts';
import { blocksHtml } from './blocks-html.ts';
import { type CityFigures, searchFacts } from './search-facts.ts';
import { searchText } from './search-text.ts';

const at = (latitude: number) => ({ latitude, longitude: 77.6 });
const CITY: CityFigures = {
  localities: [
    {
      slug: 'koramangala',
      name: 'Koramangala',
      ...at(12.93),
      listings: { RENT: 1280 },
      medianRent: 42_000,
      medianPricePerSqft: null,
    },
    {
      slug: 'btm-layout',
      name: 'BTM Layout',
      ...at(12.91),
      listings: { RENT: 300 },
      medianRent: 28_000,
      medianPricePerSqft: null,
    },
    {
      slug: 'hebbal',
      name: 'Hebbal',
      ...at(13.03),
      listings: { RENT: 90 },
      medianRent: 45_000,
      medianPricePerSqft: null,
    },
    { slug: 'empty-lane', name: 'Empty Lane', ...at(12.931), listings: {}, medianRent: null, medianPricePerSqft: null },
  ],
  stations: [
    { name: 'Near Station', ...at(12.94) },
    { name: 'Far Station', ...at(13.2) },
  ],
};

const textOf = (locality?: string) => {
  const facts = searchFacts({ category: 'RENT', city: 'bangalore', ...(locality && { locality }) }, CITY);
  return facts && searchText(facts);
};
const words = (locality?: string) => JSON.stringify(textOf(locality));

describe('a text about a search', () => {
  it('contains the number of homes, their prices and the metro stations', () => {
    expect(textOf('koramangala')).toMatchObject({
      slug: 'rent-in-koramangala-bangalore',
      title: 'Homes for rent in Koramangala, Bangalore',
    });
    expect(words('koramangala')).toContain('1,280 homes for rent are listed in Koramangala, Bangalore today');
    expect(words('koramangala')).toContain('A 2 BHK home in Koramangala costs ₹42,000 a month');
    expect(words('koramangala')).toContain('Near Station (1.1 km)');
    expect(words('koramangala')).not.toContain('Far Station');
  });

  it('names nearby localities with listings, nearest first, and cheaper ones', () => {
    const list = textOf('koramangala')?.blocks.find(({ kind }) => kind === 'list');
    expect(JSON.stringify(list)).toMatch(/BTM Layout.*Hebbal/);
    expect(words('koramangala')).not.toContain('Empty Lane');
    const cheaper = textOf('koramangala')?.questions.find(({ question }) => question.includes('cost less'));
    expect(cheaper?.answer).toBe('BTM Layout (₹28,000 a month), by the same median.');
  });

  it('compares the localities of a city', () => {
    expect(words()).toContain('costs ₹28,000 a month in BTM Layout and ₹45,000 a month in Hebbal');
  });

  it('is undefined without listings, and for an unknown place', () => {
    expect(textOf('empty-lane')).toBeUndefined();
    expect(textOf('atlantis')).toBeUndefined();
  });

  it('has only questions that it answers', () => {
    for (const { question, answer } of textOf('koramangala')?.questions ?? []) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toMatch(/undefined|null|NaN|₹0/);
    }
  });

  it('has the same content as HTML, for any names', () => {
    const blocks = textOf('koramangala')?.blocks ?? [];
    expect(articleBlocks(allowedHtml(blocksHtml(blocks)))).toEqual(blocks);
    expect(blocksHtml([{ kind: 'paragraph', runs: [{ text: '<b>A & "B"</b>' }] }])).toBe(
      '<p>&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;</p>',
    );
  });
});
