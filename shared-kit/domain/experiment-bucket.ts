/** Buckets of an experiment with their weights. */
export type BucketWeights = Readonly<Record<string, number>>;

/** The default for visitors outside of every experiment. */
export const CONTROL_BUCKET = 'a';

/**
 * The bucket of a device: the same wherever it is computed, in the proportions of the weights, and independent
 * between experiments.
 * @throws RangeError if no bucket has a weight
 */
export function bucketOfDevice(deviceId: string, experiment: string, weights: BucketWeights): string {
  const buckets = Object.entries(weights).filter(([, weight]) => weight > 0);
  const whole = buckets.reduce((sum, [, weight]) => sum + weight, 0);
  let place = (hash32(`${experiment}:${deviceId}`) / 2 ** 32) * whole;
  for (const [bucket, weight] of buckets) {
    if (place < weight) return bucket;
    place -= weight;
  }
  throw new RangeError(`${experiment} has no bucket`);
}

/** FNV-1a with the finalizer of MurmurHash3: ids that differ in their last letter get unrelated values. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
