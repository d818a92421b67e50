import fc from 'fast-check';
import { CITY_SLUGS } from '../cities.ts';
import { constructionGstPercent } from './construction-gst.ts';

describe('GST on a flat', () => {
  it.each([
    ['45 Lacs and 60 sq m in a metro', 45_00_000, 645, 'mumbai', 1],
    ['a rupee above the price', 45_00_001, 645, 'mumbai', 5],
    ['61 sq m in a metro', 40_00_000, 657, 'mumbai', 5],
    ['61 sq m in another city', 40_00_000, 657, 'nashik', 1],
    ['91 sq m in another city', 40_00_000, 980, 'nashik', 5],
  ] as const)('for %s', (_what, price, carpetArea, city, percent) => {
    expect(constructionGstPercent({ price, carpetArea, city, completed: false })).toBe(percent);
  });

  it('is not charged after completion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.integer({ min: 1 }),
        fc.constantFrom(...CITY_SLUGS),
        (price, carpetArea, city) => {
          expect(constructionGstPercent({ price, carpetArea, city, completed: true })).toBe(0);
        },
      ),
    );
  });
});
