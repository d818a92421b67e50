import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Payments through the gateway. */
export const PAYMENT_METRICS = {
  ended: {
    name: 'aangan_payments_total',
    help: 'Payments by gateway and outcome: paid, failed, expired, refunded.',
    kind: 'counter',
    labels: ['gateway', 'outcome'],
  },
} as const satisfies MetricTable;
