import type { Ad } from '@aangan/shared-kit/contracts/ads';
import fc from 'fast-check';
import { adAfter, CARDS_FIRST } from './ad-slots.ts';

const ad = (id: string): Ad => ({ id, title: id, text: '', action: '', to: '/' });
const slots = fc.record({
  every: fc.integer({ min: 0, max: 40 }),
  ads: fc.uniqueArray(fc.stringMatching(/^[a-z]{3}$/), { maxLength: 5 }).map((ids) => ids.map(ad)),
});

describe('ad slots in a list of cards', () => {
  it('places ads at fixed intervals, never before the third card, never last, and each ad once', () => {
    fc.assert(
      fc.property(slots, fc.integer({ min: 0, max: 120 }), ({ every, ads }, count) => {
        const shown = Array.from({ length: count }, (_, index) => adAfter({ every, ads }, index, count));
        expect(shown.slice(0, CARDS_FIRST - 1).every((each) => each === undefined)).toBe(true);
        expect(shown.at(-1)).toBeUndefined();
        const there = shown.filter((each) => each !== undefined);
        expect(there).toEqual(ads.slice(0, there.length));
      }),
    );
  });

  it('places an ad after every ninth card', () => {
    const nine = { every: 9, ads: [ad('one'), ad('two')] };
    expect([8, 9, 17, 26].map((index) => adAfter(nine, index, 30)?.id)).toEqual(['one', undefined, 'two', undefined]);
  });

  it('places no ad when there are none', () => {
    expect(adAfter(undefined, 8, 30)).toBeUndefined();
  });
});
