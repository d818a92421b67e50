/** Buckets of an experiment and how much of the visitors each gets, in parts of their sum. */
export type BucketWeights = Readonly<Record<string, number>>;

/**
 * Experiments that run, by key. The API holds the same ones; the shell needs them for when the API does not answer.
 * Source: services-and-platform, section 9 (VIP plan page experiment; exit intent, experiments).
 */
export const EXPERIMENTS: Readonly<Record<string, BucketWeights>> = {
  vip_plan_page_experiment_v5: { a: 1, b: 1, c: 1 },
  plan_page_feedback: { a: 1, b: 1 },
};

/** What visitors see who take part in nothing. */
export const CONTROL_BUCKET = 'a';

/**
 * The bucket of a device: the same wherever and whenever it is asked for, in the proportions of the weights, and
 * unrelated from one experiment to the next.
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

/** FNV-1a with the finish of MurmurHash3: ids that differ in their last letter fall far apart. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
