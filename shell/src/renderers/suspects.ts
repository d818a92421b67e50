import { BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { LRUCache } from 'lru-cache';
import { releaseKey, type UsedRelease } from '../registry/release-set.ts';

/** How long a release is rendered apart after it has ended a renderer, ms. */
const APART_MS = 10 * MINUTE_MS;

const MOST_SUSPECTS = 200;

/** Releases that have ended a renderer lately. Their pages run in the spare renderer, which serves nobody else. */
export interface Suspects {
  /** Opens the release's circuit: for five seconds none of its code runs, then one page tries. */
  blame(release: UsedRelease): void;
  /** Those of the given releases that are rendered apart. */
  among(releases: readonly UsedRelease[]): readonly UsedRelease[];
  /**
   * Begins a page of suspects.
   * @returns what ends it, or undefined where the circuit of one is open or has its one try running
   */
  begin(suspects: readonly UsedRelease[]): (() => void) | undefined;
}

interface Circuit {
  readonly openUntil: number;
  /** Its first page after that runs now. */
  trying: boolean;
  /** A page has ended since. */
  closed: boolean;
}

/** @param now epoch ms */
export function suspects(now: () => number): Suspects {
  const circuits = new LRUCache<string, Circuit>({
    max: MOST_SUSPECTS,
    ttl: APART_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    blame(release) {
      circuits.set(releaseKey(release), { openUntil: now() + BREAKER_OPEN_MS, trying: false, closed: false });
    },
    among: (releases) => releases.filter((release) => circuits.has(releaseKey(release))),
    begin(found) {
      const begun = found.flatMap((release) => circuits.get(releaseKey(release)) ?? []);
      if (begun.some(({ openUntil, trying }) => trying || now() < openUntil)) return undefined;
      for (const circuit of begun) circuit.trying = !circuit.closed;
      // One that was blamed meanwhile has another circuit.
      return () => {
        for (const circuit of begun) Object.assign(circuit, { trying: false, closed: true });
      };
    },
  };
}
