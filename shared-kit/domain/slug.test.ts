import fc from 'fast-check';
import { CITIES } from './cities.ts';
import { slugify, titleCase } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['HSR Layout, Sector 2', 'hsr-layout-sector-2'],
    ['Refer & Earn', 'refer-and-earn'],
    ["St. Mary's Road", 'st-marys-road'],
    ['Café  Niloufer', 'cafe-niloufer'],
    ['  --Baner-- ', 'baner'],
    ['नाशिक', ''],
  ])('writes %p as %p', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('returns lowercase words joined by single hyphens, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
        expect(slugify(titleCase(slug))).toBe(slug);
      }),
    );
  });
});

describe('titleCase', () => {
  it('names every city by its slug and its wire value', () => {
    for (const city of CITIES) {
      expect(titleCase(city.slug)).toBe(city.name);
      expect(titleCase(city.value)).toBe(city.name);
    }
  });
});
