/** Half of each list, and more of one when the other is short. */
export function halfAndHalf<Item>(first: readonly Item[], second: readonly Item[], size: number): Item[] {
  const half = Math.ceil(size / 2);
  const ofFirst = Math.max(half, size - second.length);
  const taken = first.slice(0, ofFirst);
  return [...taken, ...second.slice(0, size - taken.length)];
}
