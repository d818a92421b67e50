import type { MetricTable } from '@aangan/shared-kit/server/metrics';

/** Messages to people. */
export const MESSAGE_METRICS = {
  sent: {
    name: 'aangan_messages_total',
    help: 'Messages that were passed to providers, by channel and outcome; a queued one that failed is tried again.',
    kind: 'counter',
    labels: ['channel', 'outcome'],
  },
  refused: {
    name: 'aangan_message_refusals_total',
    help: 'Messages that a provider refused, before the next one was tried.',
    kind: 'counter',
    labels: ['provider'],
  },
} as const satisfies MetricTable;
