import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';

/** A plan for tests: Freedom, ₹799, 22 of 25 contacts left. */
export function samplePlan(facts: Partial<MyPlan> = {}): MyPlan {
  return {
    id: 'bpl_00000000000000000001',
    name: 'Freedom',
    seekerType: 'tenant',
    commercial: false,
    state: 'active',
    from: Date.UTC(2026, 10, 20),
    to: Date.UTC(2027, 0, 4),
    covers: ['RENT', 'SHARED', 'PG'],
    features: ['25 owner contacts'],
    services: [],
    contacts: { limit: 25, used: 3, left: 22, returned: 1 },
    records: null,
    manager: null,
    paidPaise: 79_900,
    orderId: 'ord_00000000000000000001',
    documents: [{ number: 'AG/26-27/0000001', kind: 'invoice', url: '/api/v1/invoices/AG-26-27-0000001.pdf' }],
    refundText: 'Cancel within 7 days, and you pay only for the contacts you used.',
    pause: { since: null, until: null, left: 2, daysLeft: 90, mayPause: true },
    cancellation: {
      refundPaise: 70_312,
      gatewayPaise: 70_312,
      walletPaise: 0,
      kept: { of: 'contacts', used: 3, limit: 25 },
      keptPaise: 9_588,
      goesOn: null,
      until: Date.UTC(2026, 10, 27),
    },
    endedAt: null,
    refund: null,
    claim: { reasons: [], made: null },
    ...facts,
  };
}
