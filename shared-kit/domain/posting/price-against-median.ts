/** Differences of fewer percent say nothing, because no two homes are the same. */
const CLOSE_PERCENT = 5;
/** So far below the median, a price needs a reason. */
const ASK_WHY_PERCENT = 15;

/** A price beside the median of comparable homes. */
export interface AgainstMedian {
  readonly side: 'below' | 'close' | 'above';
  /** Whole percent of the median, 0 or more. */
  readonly percent: number;
  /** Whether the price is low enough to ask the owner for the reason. */
  readonly askWhy: boolean;
}

/**
 * Where a price is beside a median, both in ₹.
 * @throws RangeError if the median is not positive
 */
export function priceAgainstMedian(price: number, median: number): AgainstMedian {
  if (!(median > 0)) throw new RangeError('The median must be positive.');
  const difference = Math.round(((price - median) / median) * 100);
  const percent = Math.abs(difference);
  if (percent < CLOSE_PERCENT) return { side: 'close', percent, askWhy: false };
  return { side: difference < 0 ? 'below' : 'above', percent, askWhy: -difference >= ASK_WHY_PERCENT };
}
