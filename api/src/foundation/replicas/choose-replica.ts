/** What the choice needs to know of a replica. */
interface Candidate {
  /** Position that it has replayed at least; undefined while it is left out. */
  readonly replayed: bigint | undefined;
}

/**
 * The replica for a read: those that have the visitor's last change take turns. Undefined where none has it.
 * @param after position of that change; undefined for visitors who changed nothing
 * @param turn grows with each read
 */
export function chooseReplica<Replica extends Candidate>(
  replicas: readonly Replica[],
  after: bigint | undefined,
  turn: number,
): Replica | undefined {
  const able = replicas.filter(({ replayed }) => replayed !== undefined && (after === undefined || replayed >= after));
  return able[turn % able.length];
}
