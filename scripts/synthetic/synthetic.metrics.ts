import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Visits of the synthetic visitor. */
export const SYNTHETIC_METRICS = {
  steps: {
    name: 'aangan_synthetic_steps_total',
    help: 'Steps of the synthetic visitor by outcome: ok, failed. A failed step ends its visit.',
    kind: 'counter',
    labels: ['step', 'outcome'],
  },
  seconds: {
    name: 'aangan_synthetic_step_seconds',
    help: 'Time of a step that succeeded.',
    kind: 'histogram',
    labels: ['step'],
    buckets: [0.1, 0.3, 1, 3, 10],
  },
} as const satisfies MetricTable;

/** When the site last worked from end to end. */
export const SYNTHETIC_TIMES = {
  lastSuccess: {
    name: 'aangan_synthetic_last_success_timestamp_seconds',
    help: 'When a visit last succeeded as a whole; absent before the first.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;
