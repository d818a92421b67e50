import { LRUCache } from 'lru-cache';
import type { PageFailure, PageFailureKind } from '../app/page-entry.ts';
import type { RemoteFailureKind } from '../federation/remote-failure.ts';
import type { UsedRelease } from '../registry/release-set.ts';

/** How a request for a page ended: `ok`, or why there was a fallback. */
type PageOutcome = 'ok' | PageFailureKind | RemoteFailureKind;

/** Requests for pages of one release with the same outcome, since this server started. */
export interface OutcomeCount {
  readonly remote: string;
  readonly version: string;
  readonly outcome: PageOutcome;
  readonly count: number;
}

export interface PageOutcomes {
  count(release: Pick<UsedRelease, 'name' | 'version'>, failure: PageFailure | undefined): void;
  list(): OutcomeCount[];
}

/** Limit of counters; beyond it, the counter that has not changed for longest is evicted. */
const COUNTERS_MAX = 500;

/** Counts how requests for pages end, by remote and version. */
export function pageOutcomes(): PageOutcomes {
  const counters = new LRUCache<string, OutcomeCount>({ max: COUNTERS_MAX });
  return {
    count({ name: remote, version }, failure) {
      const outcome = failure ? (failure.cause ?? failure.kind) : 'ok';
      const key = [remote, version, outcome].join(' ');
      const count = (counters.get(key)?.count ?? 0) + 1;
      counters.set(key, { remote, version, outcome, count });
    },
    list: () => [...counters.values()].reverse(),
  };
}
