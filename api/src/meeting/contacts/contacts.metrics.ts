import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Numbers of owners that people are given. */
export const CONTACT_METRICS = {
  unusual: {
    name: 'aangan_unusual_reveals',
    help: 'Accounts, devices or networks that were given unusually many numbers today. Read every five minutes.',
    kind: 'gauge',
    labels: ['by'],
  },
} as const satisfies MetricTable;
