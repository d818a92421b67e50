import fc from 'fast-check';
import { vipDiscountPaise } from './vip-discount.ts';

describe('the VIP discount', () => {
  it.each([
    [798_00, 0],
    [799_00, 80_00],
    [1499_00, 150_00],
    [14_999_00, 150_00],
  ])('on %d paise is %d', (paise, discount) => expect(vipDiscountPaise(paise)).toBe(discount));

  it('is whole rupees, at most ₹150, and never more than the price', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_00 }), (paise) => {
        const discount = vipDiscountPaise(paise);
        expect(discount % 100).toBe(0);
        expect(discount).toBeLessThanOrEqual(Math.min(150_00, paise));
      }),
    ));
});
