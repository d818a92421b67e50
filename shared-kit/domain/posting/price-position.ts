/** What comparable homes cost. */
export interface PriceRange {
  /** Comparable homes that it comes from. */
  readonly homes: number;
  /** Half of the comparable homes cost from `low` to `high`; all three in ₹. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Where a price stands among comparable homes. */
export interface PricePosition extends PriceRange {
  /** Share of comparable homes that cost less, 0 to 100. */
  readonly percentile: number;
  readonly verdict: 'low' | 'usual' | 'high';
}

/** With fewer comparable homes there is no position. */
export const FEWEST_COMPARABLE = 8;

/** Percentiles from which on a price is low or high. */
const LOW = 10;
const HIGH = 90;

/**
 * The position of a price among the prices of comparable homes.
 * @param prices ₹, in rising order
 * @returns undefined with fewer than {@link FEWEST_COMPARABLE} homes
 */
export function pricePosition(price: number, prices: readonly number[]): PricePosition | undefined {
  const range = priceRange(prices);
  if (!range) return undefined;
  const below = prices.filter((other) => other < price).length;
  const same = prices.filter((other) => other === price).length;
  // A price between equal ones counts as their middle.
  const percentile = Math.round(((below + same / 2) / prices.length) * 100);
  return {
    ...range,
    percentile,
    verdict: percentile < LOW ? 'low' : percentile > HIGH ? 'high' : 'usual',
  };
}

/**
 * The middle half of prices.
 * @param prices ₹, in rising order
 * @returns undefined with fewer than {@link FEWEST_COMPARABLE} homes
 */
export function priceRange(prices: readonly number[]): PriceRange | undefined {
  if (prices.length < FEWEST_COMPARABLE) return undefined;
  return {
    homes: prices.length,
    low: quantile(prices, 0.25),
    median: quantile(prices, 0.5),
    high: quantile(prices, 0.75),
  };
}

/** The value below which this share of sorted values is. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
