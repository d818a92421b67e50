import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Queries of the pool. */
export const QUERY_METRICS = {
  seconds: {
    name: 'aangan_database_query_seconds',
    help: 'Time of a query by its verb and outcome, without the wait for a connection.',
    kind: 'histogram',
    labels: ['verb', 'outcome'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
  },
} as const satisfies MetricTable;

/** Connections of the pool. */
export const POOL_METRICS = {
  connections: {
    name: 'aangan_database_connections',
    help: 'Connections of the pool by state: in use, or idle.',
    kind: 'gauge',
    labels: ['state'],
  },
  most: {
    name: 'aangan_database_connections_max',
    help: 'Connections that the pool may open.',
    kind: 'gauge',
    labels: [],
  },
  waiting: {
    name: 'aangan_database_waiting',
    help: 'Queries that wait for a connection of the pool.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;

/** The archive of the database's log, from which a lost database is restored. */
export const ARCHIVE_METRICS = {
  age: {
    name: 'aangan_database_archive_age_seconds',
    help: 'Seconds since a segment of the log was archived, 0 while none waits; missing while nothing is archived.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;
