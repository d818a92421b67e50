import type { Ad } from '@aangan/shared-kit/contracts/ads';
import fc from 'fast-check';
import { adAfter, CARDS_FIRST } from './ad-slots.ts';

const ad = (id: string): Ad => ({ id, title: id, text: '', action: '', to: '/' });
const slots = fc.record({
  every: fc.integer({ min: 0, max: 40 }),
  ads: fc.uniqueArray(fc.stringMatching(/^[a-z]{3}$/), { maxLength: 5 }).map((ids) => ids.map(ad)),
});

describe('ads among cards', () => {
  it('come at their distance, never before the third card, never last, each once', () => {
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

  it('follow each ninth card', () => {
    const nine = { every: 9, ads: [ad('one'), ad('two')] };
    expect([8, 9, 17, 26].map((index) => adAfter(nine, index, 30)?.id)).toEqual(['one', undefined, 'two', undefined]);
  });

  it('are none without any', () => {
    expect(adAfter(undefined, 8, 30)).toBeUndefined();
  });
});
