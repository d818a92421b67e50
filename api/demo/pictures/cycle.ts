/** The entry at an index of a list, wrapping around at its end. */
export function nth<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}.`);
  return entry;
}
