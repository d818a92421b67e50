/** How an order was paid. */
export const PAID_BY_WORDS = {
  byGateway: 'Paid by card, bank or UPI',
} as const;
