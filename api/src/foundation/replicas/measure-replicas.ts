import type { Metrics } from '@aangan/shared-kit/server/metrics';
import type { Replicas } from './open-replicas.ts';
import { FALLBACK_METRICS, REPLICA_METRICS } from './replicas.metrics.ts';

/** Measures which replicas are used, and how far they are behind. */
export function measureReplicas(metrics: Metrics, { states }: Pick<Replicas, 'states'>): void {
  metrics.read(REPLICA_METRICS, () => ({
    lag: states().flatMap(({ replica, lagMs }) => (lagMs === undefined ? [] : [{ replica, value: lagMs / 1000 }])),
    used: states().map(({ replica, used }) => ({ replica, value: used ? 1 : 0 })),
  }));
}

/** @returns what counts a read that the primary answered in place of a replica */
export function measureFallbacks(metrics: Metrics): (replica: string) => void {
  const count = metrics.counter(FALLBACK_METRICS.reads);
  return (replica) => count({ replica });
}
