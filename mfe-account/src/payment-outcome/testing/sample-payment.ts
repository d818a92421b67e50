import type { Payment } from '@aangan/shared-kit/contracts/payments';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** A payment for tests. */
export function samplePayment(facts: Partial<Payment> = {}): Payment {
  return {
    id: 'pay_12345678901234567890',
    orderId: 'ord_12345678901234567890',
    purpose: 'wallet-topup',
    description: 'Money added to wallet',
    paise: 50_000,
    state: 'paid',
    createdAt: FAKE_NOW,
    paidAt: FAKE_NOW,
    refundedAt: null,
    refundedPaise: 0,
    gateway: 'sandbox',
    gatewayPayment: 'sbx_1',
    checkoutUrl: null,
    ...facts,
  };
}
