import { z } from 'zod';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';
import { PAYMENT_STATES } from './payment-states.ts';

const paymentId = z.string().regex(/^pay_[\w-]{20}$/);

const payment = z.object({
  id: z.string(),
  /** The order that it pays. */
  orderId: z.string(),
  purpose: z.string(),
  description: z.string(),
  paise: z.number().int(),
  state: z.enum(PAYMENT_STATES),
  /** Epoch ms. */
  createdAt: z.number(),
  paidAt: z.number().nullable(),
  refundedAt: z.number().nullable(),
  /** What was paid back so far. */
  refundedPaise: z.number().int(),
  /** The gateway and its payment id, once it is paid. */
  gateway: z.string(),
  gatewayPayment: z.string().nullable(),
  /** The checkout page of its order, while it is open. */
  checkoutUrl: z.string().nullable(),
});

export type Payment = z.infer<typeof payment>;

/** What a page that waits for a payment sees. */
export const paymentTopics = {
  'payment-state': {
    summary: 'The state of one of the reader’s payments',
    input: z.object({ paymentId }),
    event: z.object({ state: z.enum(PAYMENT_STATES) }),
  },
} as const satisfies TopicContracts;

export const paymentCalls = {
  'GET /api/v1/payments': {
    summary: 'Payments of who is logged in, the newest first',
    query: z.object({ cursor: z.string().max(60).optional() }),
    personal: true,
    answer: z.object({ payments: z.array(payment), next: z.string().nullable() }),
  },
  'GET /api/v1/payments/{paymentId}': {
    summary: 'How one payment stands',
    params: z.object({ paymentId }),
    personal: true,
    answer: payment,
  },
} as const satisfies CallContracts;
