/** What people pay for. */
export const PAYMENT_PURPOSES = ['wallet-topup'] as const;

export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];
