import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** The queue in the database: every instance reads the same values. */
export const QUEUE_METRICS = {
  waiting: {
    name: 'aangan_jobs_waiting',
    help: 'Jobs that could start now, by queue. The queue of messages is the outbox.',
    kind: 'gauge',
    labels: ['queue'],
  },
  active: { name: 'aangan_jobs_active', help: 'Jobs that are being done, by queue.', kind: 'gauge', labels: ['queue'] },
  failed: {
    name: 'aangan_jobs_failed',
    help: 'Jobs of the last day that are not tried again, by queue.',
    kind: 'gauge',
    labels: ['queue'],
  },
  oldest: {
    name: 'aangan_jobs_oldest_seconds',
    help: 'How long the oldest waiting job could have started, by queue.',
    kind: 'gauge',
    labels: ['queue'],
  },
} as const satisfies MetricTable;

/** Jobs that this instance has done. */
export const JOB_METRICS = {
  seconds: {
    name: 'aangan_job_seconds',
    help: 'Time of a job by queue and outcome; a failed one is tried again.',
    kind: 'histogram',
    labels: ['queue', 'outcome'],
    buckets: [0.1, 1, 10, 60],
  },
} as const satisfies MetricTable;
