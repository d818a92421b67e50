/** Status of a payment. */
export const PAYMENT_STATES = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];
