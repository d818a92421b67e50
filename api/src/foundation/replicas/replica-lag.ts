/** A position of the primary's log, and when it was there. */
export interface PrimarySample {
  /** ms of a clock that never goes back. */
  readonly at: number;
  readonly position: bigint;
}

/**
 * How old the data of a replica can be, ms: it has replayed everything that the primary had written by then. Undefined
 * where it is behind every sample. The newest sample is the present, so a primary that does not answer makes no replica
 * older.
 * @param samples oldest first
 * @param replayed position that the replica has replayed
 */
export function lagOf(samples: readonly PrimarySample[], replayed: bigint): number | undefined {
  const newest = samples.at(-1);
  const reached = samples.findLast(({ position }) => position <= replayed);
  return newest && reached && newest.at - reached.at;
}
