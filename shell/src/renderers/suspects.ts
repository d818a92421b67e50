import { BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { UsedRelease } from '../registry/release-set.ts';
import { RendererEnded, type ThreadEnd } from './thread-end.ts';

/** How long a release is rendered apart after it has stalled a renderer, ms. */
const APART_MS = 10 * MINUTE_MS;

const MOST_SUSPECTS = 200;

/** Releases that have ended a renderer lately. Their pages run in the spare renderer, which serves nobody else. */
export interface Suspects {
  /** Opens the release's circuit: for five seconds none of its code runs, then one page tries. */
  blame(release: UsedRelease, end: ThreadEnd): void;
  /** Those of the given releases that are rendered apart. */
  among(releases: readonly UsedRelease[]): readonly UsedRelease[];
  /**
   * Runs a page of suspects, if the circuit of each allows it.
   * @throws BrokenCircuitError where one does not
   */
  tried<Made>(suspects: readonly UsedRelease[], run: () => Promise<Made>): Promise<Made>;
}

export function suspects(): Suspects {
  const circuits = new LRUCache<string, CircuitBreakerPolicy>({ max: MOST_SUSPECTS, ttl: APART_MS });

  function circuitOf(key: string): CircuitBreakerPolicy {
    const known = circuits.get(key);
    const circuit =
      known ??
      circuitBreaker(
        handleWhen((error) => error instanceof RendererEnded && blamedKey(error.end) === key),
        { halfOpenAfter: BREAKER_OPEN_MS, breaker: new ConsecutiveBreaker(1) },
      );
    // Also of a known one: its time apart begins again.
    circuits.set(key, circuit);
    return circuit;
  }

  return {
    blame(release, end) {
      const failure = Promise.reject(new RendererEnded({ ...end, blamed: release }, 0));
      circuitOf(releaseKey(release))
        .execute(() => failure)
        // The order itself gets the failure.
        .catch(() => undefined);
      failure.catch(() => undefined);
    },
    among: (releases) => releases.filter((release) => circuits.has(releaseKey(release))),
    tried(found, run) {
      const guarded = found.reduce<typeof run>((inner, release) => {
        const circuit = circuits.get(releaseKey(release));
        return circuit ? () => circuit.execute(inner) : inner;
      }, run);
      return guarded();
    },
  };
}

function blamedKey({ blamed }: ThreadEnd): string | undefined {
  return blamed && releaseKey(blamed);
}

/** Names a release and where its files are: a build on a laptop is another one. */
export function releaseKey({ name, version, servedFrom = '' }: UsedRelease): string {
  return `${name}@${version} ${servedFrom}`;
}
