import type { VitalName } from '@aangan/shared-kit/contracts/monitoring';

/** Each bucket's values are up to a tenth larger than those of the bucket before, so p75 is exact to 5 %. */
const GROWTH = Math.log(1.1);

/** Steps per unit in the first bucket: ms are whole, CLS has thousandths. */
const PARTS: Readonly<Record<VitalName, number>> = { LCP: 1, CLS: 1000, INP: 1, TTFB: 1, FCP: 1, HYDRATED: 1 };

/** The bucket of a value; 0 is for values close to zero. */
export function bucketOf(name: VitalName, value: number): number {
  const parts = value * PARTS[name];
  return parts < 1 ? 0 : Math.floor(Math.log(parts) / GROWTH) + 1;
}

/** The middle of a bucket, in the vital's unit. */
export function middleOf(name: VitalName, bucket: number): number {
  return bucket === 0 ? 0 : Math.exp((bucket - 0.5) * GROWTH) / PARTS[name];
}

/** The 75th percentile. */
export function seventyFifth(name: VitalName, counts: readonly { bucket: number; count: number }[]): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    below += count;
    if (below >= total * 0.75) return middleOf(name, bucket);
  }
  return 0;
}
