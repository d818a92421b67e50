import { COUPON_EARLY, COUPON_OVER, COUPON_USED_UP, couponProblem } from './coupon.ts';

const COUPON = { from: 10, to: 20, most: 5, used: 4 };

describe('a coupon', () => {
  it.each([
    [COUPON, 9, COUPON_EARLY],
    [COUPON, 20, COUPON_OVER],
    [{ ...COUPON, used: 5 }, 15, COUPON_USED_UP],
    [COUPON, 10, undefined],
    [{ ...COUPON, most: null, used: 900 }, 19, undefined],
  ])('%# is refused with its reason, or valid', (coupon, now, problem) =>
    expect(couponProblem(coupon, now)).toBe(problem),
  );
});
