/** Each bit compares two neighbours, so nine columns give eight bits. */
export const HASH_COLUMNS = 9;
export const HASH_ROWS = 8;

/**
 * Photos whose hashes differ in at most this many of 64 bits count as the same. A resized, 5 % brighter and heavily
 * compressed copy differs by 2 bits mostly, seldom by more than 4; two catalogue pictures by 6 or more.
 */
export const SAME_LOOK_BITS = 4;

/** Minimum difference in grey levels (of 255); below it, plain walls and skies give only noise. */
const BRIGHTER_BY = 3;

/**
 * The difference hash (dHash) of a picture, 16 hexadecimal digits: whether each point of its miniature is clearly
 * brighter than the one to its right.
 * @param miniature grey levels of 9 × 8 points, row by row
 */
export function hashOfMiniature(miniature: ArrayLike<number>): string {
  let bits = 0n;
  for (let row = 0; row < HASH_ROWS; row += 1) {
    for (let column = 0; column < HASH_COLUMNS - 1; column += 1) {
      const at = row * HASH_COLUMNS + column;
      bits = (bits << 1n) | ((miniature[at] ?? 0) > (miniature[at + 1] ?? 0) + BRIGHTER_BY ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** Number of bits in which two hashes differ, 0 to 64. */
export function hashDistance(a: string, b: string): number {
  let different = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}
