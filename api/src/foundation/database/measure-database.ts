import type { Metrics } from '@aangan/shared-kit/server/metrics';
import type { Pool } from 'pg';
import { POOL_METRICS, QUERY_METRICS } from './database.metrics.ts';
import type { QueryWatch } from './watched-client.ts';

/** Verbs that are labels; the others share one. */
const VERBS: ReadonlySet<string> = new Set([
  'select',
  'with',
  'insert',
  'update',
  'delete',
  'begin',
  'commit',
  'rollback',
]);

/** What a watched client calls at the end of each query. */
export function measureQueries(metrics: Metrics): NonNullable<QueryWatch['onEnd']> {
  const took = metrics.histogram(QUERY_METRICS.seconds);
  return ({ verb, ms, failed }) =>
    took({ verb: VERBS.has(verb) ? verb : 'other', outcome: failed ? 'failed' : 'ok' }, ms / 1000);
}

/** Measures the connections of a pool. */
export function measurePool(metrics: Metrics, pool: Pool): void {
  metrics.read(POOL_METRICS, () => ({
    connections: [
      { state: 'used', value: pool.totalCount - pool.idleCount },
      { state: 'idle', value: pool.idleCount },
    ],
    most: [{ value: pool.options.max }],
    waiting: [{ value: pool.waitingCount }],
  }));
}
