import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** What visitors' browsers have measured today. */
export const VITAL_METRICS = {
  p75: {
    name: 'aangan_web_vital_p75',
    help: '75th percentile of a web vital today, by remote and its most used releases; ms, and CLS without a unit.',
    kind: 'gauge',
    labels: ['remote', 'version', 'vital'],
  },
  count: {
    name: 'aangan_web_vital_count',
    help: 'Values behind the percentile.',
    kind: 'gauge',
    labels: ['remote', 'version', 'vital'],
  },
} as const satisfies MetricTable;
