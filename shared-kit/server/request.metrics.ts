import type { MetricTable } from './metrics.ts';

/** Requests of a server. The bounds contain those of the objectives in `deploy/observability/`. */
export const REQUEST_METRICS = {
  seconds: {
    name: 'aangan_http_request_seconds',
    help: 'Time of a request until its last byte is sent, by route pattern or page, method and class of its status.',
    kind: 'histogram',
    labels: ['route', 'method', 'status'],
    buckets: [0.025, 0.1, 0.3, 1, 3, 10],
  },
  open: {
    name: 'aangan_http_requests_open',
    help: 'Requests that are being answered, live streams included.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;
