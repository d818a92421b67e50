/** A value scale with round ends and steps, for an axis. */
interface Scale {
  readonly low: number;
  readonly high: number;
  /** Values of the grid lines, from low to high. */
  readonly ticks: readonly number[];
}

/** Steps that people count in. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * The scale that contains all values with 2 to `most` intervals between round numbers. Nearly equal values get space
 * around them, so that noise does not look like a crash.
 */
export function roundScale(values: readonly number[], most = 4): Scale {
  const smallest = Math.min(...values);
  const largest = Math.max(...values);
  const spread = Math.max(largest - smallest, Math.abs(largest) * 0.1, 1);
  const rough = spread / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND_STEPS.find((round) => round * power >= rough) ?? 10);
  const low = Math.floor(smallest / step) * step;
  const high = Math.max(Math.ceil(largest / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** Position of a value between the ends of its scale: 0 at low, 1 at high. */
export function shareOf(scale: Scale, value: number): number {
  return (value - scale.low) / (scale.high - scale.low);
}
