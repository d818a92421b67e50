import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** The ledger as a whole. */
export const LEDGER_METRICS = {
  difference: {
    name: 'aangan_ledger_difference_paise',
    help: 'Sum of all entries of the ledger: 0 while it is balanced. Read every ten minutes.',
    kind: 'gauge',
    labels: [],
  },
} as const satisfies MetricTable;
