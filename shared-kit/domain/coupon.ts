interface CouponFacts {
  /** Epoch ms. */
  readonly from: number;
  /** Epoch ms; exclusive. */
  readonly to: number;
  /** How often it may be used; null without a limit. */
  readonly most: number | null;
  readonly used: number;
}

export const COUPON_UNKNOWN = 'There is no such coupon.';
export const COUPON_OVER = 'This coupon is over.';
export const COUPON_EARLY = 'This coupon is not valid yet.';
export const COUPON_USED_UP = 'This coupon has been used up.';

/** Why a coupon code gives nothing now, in words for the person; undefined if it does. */
export function couponProblem(coupon: CouponFacts, now: number): string | undefined {
  if (now < coupon.from) return COUPON_EARLY;
  if (now >= coupon.to) return COUPON_OVER;
  return coupon.most !== null && coupon.used >= coupon.most ? COUPON_USED_UP : undefined;
}
