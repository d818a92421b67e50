import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Live updates of this instance. */
export const LIVE_METRICS = {
  streams: {
    name: 'aangan_live_streams',
    help: 'Streams of live updates that are open.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;
