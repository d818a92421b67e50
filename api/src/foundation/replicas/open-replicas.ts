import {
  type Database,
  isDatabaseAway,
  type OpenDatabase,
  openDatabase,
  ownConnection,
  type QueryWatch,
} from '../database/public.ts';
import { chooseReplica } from './choose-replica.ts';
import { lagOf, type PrimarySample } from './replica-lag.ts';
import { primaryPosition, replayedPosition } from './replica-positions.queries.ts';

/** ms between two checks: a change is read from the primary for about so long. */
const CHECK_EVERY_MS = 1_000;

/** ms that a check may take. A server that needs longer does not help anybody. */
const CHECK_WITHIN_MS = 1_000;

/** ms that a replica may be behind: visitors notice that new listings are missing for longer. */
const MOST_LAG_MS = 5_000;

/** ms that a read may take on a replica. Ours take a few; a host that has vanished answers none. */
const READ_WITHIN_MS = 3_000;

/** ms that a read waits for a connection to a replica. */
const CONNECT_WITHIN_MS = 1_000;

/**
 * s for which a visitor's change is remembered: longer than any replica in use is behind, with the time in which one that
 * falls behind is found out.
 */
export const POSITION_SECONDS = 30;

/** A replica as metrics and the log name it. */
export interface ReplicaState {
  /** `host:5432` */
  readonly replica: string;
  readonly used: boolean;
  /** Undefined while it does not answer, or is behind everything that is remembered. */
  readonly lagMs: number | undefined;
}

export interface Replicas {
  /** Where to read: a replica that has the visitor's last change, else the primary. */
  reader(after: bigint | undefined): Database;
  /** Position after a change that has just been committed; undefined if the primary does not answer. */
  position(): Promise<bigint | undefined>;
  states(): readonly ReplicaState[];
  close(): Promise<void>;
}

interface ReplicasDeps {
  readonly primary: Database;
  readonly urls: readonly string[];
  readonly watch?: QueryWatch;
  /** Is called when reads begin to go to a replica, and when it is left out. */
  readonly onChange?: (state: ReplicaState) => void;
  /** Is called for each read that the primary answered in place of a replica. */
  readonly onFallback?: (replica: string) => void;
  /** ms of a clock that never goes back. */
  readonly now?: () => number;
}

interface Replica {
  readonly name: string;
  readonly reads: OpenDatabase;
  /** A connection of its own, so that checks do not wait for reads. */
  readonly probe: OpenDatabase;
  /** Position that it has replayed at least; undefined while it is left out. */
  replayed: bigint | undefined;
  lagMs: number | undefined;
}

/** Opens the replicas of a database and checks them until it is closed. They are left out before their first check. */
export function openReplicas(deps: ReplicasDeps): Replicas {
  const { primary, urls, watch, onChange, onFallback, now = () => performance.now() } = deps;
  const primaryProbe = ownConnection(primary, { timeoutMs: CHECK_WITHIN_MS, queryMs: CHECK_WITHIN_MS });
  const replicas = urls.map(open);
  let samples: readonly PrimarySample[] = [];
  let turn = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let checking = check();

  function open(url: string): Replica {
    const name = new URL(url).host;
    const replica: Replica = {
      name,
      replayed: undefined,
      lagMs: undefined,
      probe: openDatabase(url, { connections: 1, timeoutMs: CHECK_WITHIN_MS, queryMs: CHECK_WITHIN_MS }),
      reads: openDatabase(url, {
        timeoutMs: CONNECT_WITHIN_MS,
        queryMs: READ_WITHIN_MS,
        ...(watch && { watch }),
        fallback: {
          pool: primary.$client,
          onFailure(error) {
            onFallback?.(name);
            if (isGone(error)) become(replica, undefined, undefined);
          },
        },
      }),
    };
    return replica;
  }

  function become(replica: Replica, replayed: bigint | undefined, lagMs: number | undefined): void {
    const before = stateOf(replica);
    Object.assign(replica, { replayed, lagMs });
    const state = stateOf(replica);
    if (state.used !== before.used && !closed) onChange?.(state);
  }

  async function check(): Promise<void> {
    const position = await primaryPosition(primaryProbe.database).catch(() => undefined);
    const at = now();
    if (position !== undefined) {
      samples = [...samples.filter((sample) => at - sample.at <= 2 * MOST_LAG_MS), { at, position }];
    }
    await Promise.all(replicas.map(checkOne));
    if (!closed) timer = setTimeout(() => (checking = check()), CHECK_EVERY_MS);
  }

  async function checkOne(replica: Replica): Promise<void> {
    const replayed = await replayedPosition(replica.probe.database).catch(() => undefined);
    const lagMs = replayed === undefined ? undefined : lagOf(samples, replayed);
    become(replica, lagMs !== undefined && lagMs <= MOST_LAG_MS ? replayed : undefined, lagMs);
  }

  return {
    reader: (after) => chooseReplica(replicas, after, turn++)?.reads.database ?? primary,
    position: () => primaryPosition(primary).catch(() => undefined),
    states: () => replicas.map(stateOf),
    async close() {
      closed = true;
      await checking;
      clearTimeout(timer);
      await Promise.all(
        [primaryProbe, ...replicas.flatMap(({ reads, probe }) => [reads, probe])].map((one) => one.close()),
      );
    },
  };
}

function stateOf({ name, replayed, lagMs }: Replica): ReplicaState {
  return { replica: name, used: replayed !== undefined, lagMs };
}

/** The driver has no code for a query without an answer. */
function isGone(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof Error && error.message === 'Query read timeout');
}
