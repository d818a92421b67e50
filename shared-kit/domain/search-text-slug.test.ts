import fc from 'fast-check';
import { CITY_SLUGS } from './cities.ts';
import { LISTING_CATEGORIES } from './listing-category.ts';
import { searchOfTextSlug, searchTextSlug } from './search-text-slug.ts';

describe('the slug of a search text', () => {
  it('is parsed as it was written', () => {
    const word = fc
      .stringMatching(/^[a-z]{3,8}(-[a-z]{2,6})?$/)
      .filter((text) => !CITY_SLUGS.some((city) => text.endsWith(city)));
    const category = fc.constantFrom(...LISTING_CATEGORIES);
    const city = fc.constantFrom(...CITY_SLUGS);
    fc.assert(
      fc.property(category, city, fc.option(word, { nil: undefined }), (category, city, locality) => {
        // A city may end with another city's name, as Greater Noida does. The longer name is meant.
        fc.pre(
          locality === undefined ||
            !CITY_SLUGS.some((each) => each.endsWith(`-${city}`) && `${locality}-${city}`.endsWith(each)),
        );
        const search = { category, city, ...(locality !== undefined && { locality }) };
        expect(searchOfTextSlug(searchTextSlug(search))).toEqual(search);
      }),
    );
  });

  it('contains category and place', () => {
    expect(searchTextSlug({ category: 'COMMERCIAL_RENT', city: 'pune' })).toBe('commercial-rent-in-pune');
    expect(searchOfTextSlug('buy-in-greater-noida')).toEqual({ category: 'BUY', city: 'greater-noida' });
  });

  it.each(['', 'privacy', 'rent-in-paris', 'rent-in-'])('is undefined for %p', (slug) => {
    expect(searchOfTextSlug(slug)).toBeUndefined();
  });
});
