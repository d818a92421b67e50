import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Replicas of the database, by host and port, as one API sees them. */
export const REPLICA_METRICS = {
  lag: {
    name: 'aangan_database_replica_lag_seconds',
    help: 'How old the data of a replica can be; missing while it does not answer or is far behind.',
    kind: 'gauge',
    labels: ['replica'],
  },
  used: {
    name: 'aangan_database_replica_used',
    help: '1 while reads go to the replica, 0 while it is left out.',
    kind: 'gauge',
    labels: ['replica'],
  },
} as const satisfies MetricTable;

/** Reads that a replica did not answer. */
export const FALLBACK_METRICS = {
  reads: {
    name: 'aangan_database_replica_fallbacks_total',
    help: 'Reads that a replica did not answer and the primary was asked instead.',
    kind: 'counter',
    labels: ['replica'],
  },
} as const satisfies MetricTable;
