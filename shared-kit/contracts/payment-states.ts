/** Status of a payment. */
export const PAYMENT_STATES = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Status of a refund: `sent` is with the bank; `failed` waits for staff. */
export const REFUND_STATES = ['asked', 'sent', 'done', 'failed'] as const;

/** Ways to pay: a UPI app on this phone or by QR code, a request to a UPI address, and the gateway's page. */
export const PAYMENT_METHODS = ['upi', 'upi-collect', 'card', 'netbanking'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Status of an order. `open` can be paid; `waiting` has a payment under way, with the wallet's part reserved. After a
 * failed payment an order is open again.
 */
export const ORDER_STATES = ['open', 'waiting', 'paid', 'expired', 'refunded'] as const;

export type OrderState = (typeof ORDER_STATES)[number];
