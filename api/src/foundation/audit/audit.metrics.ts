import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** The audit log, counted. */
export const AUDIT_METRICS = {
  events: {
    name: 'aangan_security_events_total',
    help: 'Security events that were noted, by kind, such as login-failed; of nobody in particular.',
    kind: 'counter',
    labels: ['event'],
  },
} as const satisfies MetricTable;
