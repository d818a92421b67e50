import { isIllustration, photoCountOf, photosOf } from './listing-photos.ts';

const UPLOADED = '01jd8x4y6k9n2m5p';

it.each([
  ['', 0],
  ['living-01,kitchen-02', 0],
  [UPLOADED, 1],
  [`living-01,${UPLOADED},kitchen-02`, 1],
])('counts photos and no illustrations: %j has %i', (ids, count) => {
  expect(photoCountOf(ids)).toBe(count);
});

it('knows an illustration by its id, and marks it for the page', () => {
  expect([isIllustration('living-01'), isIllustration(UPLOADED)]).toEqual([true, false]);
  expect(photosOf('living-01,kitchen-02').map(({ illustration }) => illustration)).toEqual([true, true]);
});
