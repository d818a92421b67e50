import type { Order } from '@aangan/shared-kit/contracts/orders';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** An order for tests: a plan of ₹500 with ₹200 in the wallet. */
export function sampleOrder(facts: Partial<Order> = {}): Order {
  return {
    id: 'ord_12345678901234567890',
    purpose: 'test-plan',
    title: 'Freedom plan',
    state: 'open',
    createdAt: FAKE_NOW,
    expiresAt: FAKE_NOW + 3_600_000,
    paidAt: null,
    lines: [
      {
        description: 'Freedom plan, 25 contacts',
        code: '998599',
        paise: 50_000,
        discountPaise: 0,
        netPaise: 50_000,
        gstRate: 18,
      },
    ],
    gst: { taxablePaise: 42_372, cgstPaise: 3_814, sgstPaise: 3_814, igstPaise: 0 },
    placeOfSupply: 'Karnataka',
    discountPaise: 0,
    totalPaise: 50_000,
    walletPaise: 20_000,
    gatewayPaise: 30_000,
    walletBalancePaise: 20_000,
    claims: [],
    claimId: null,
    methods: ['upi', 'upi-collect', 'card', 'netbanking'],
    payment: null,
    toWalletPaise: 0,
    refundedPaise: 0,
    documents: [],
    returnUrl: '/wallet',
    ...facts,
  };
}

/** The payment of a waiting order. */
export const samplePaymentOfOrder = {
  id: 'pay_12345678901234567890',
  state: 'pending',
  method: 'card',
  paise: 30_000,
  payUrl: '/api/v1/payments/pay_12345678901234567890/checkout',
  scanUrl: 'https://pay.example/x',
} as const satisfies NonNullable<Order['payment']>;
