import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** A bought plan for tests: Freedom for tenants, unused. */
export function sampleMyPlan(facts: Partial<MyPlan> = {}): MyPlan {
  return {
    id: 'bpl_12345678901234567890',
    name: 'Freedom',
    seekerType: 'tenant',
    commercial: false,
    state: 'active',
    from: FAKE_NOW,
    to: FAKE_NOW + 45 * 86_400_000,
    covers: ['RENT'],
    features: ['25 owner contacts'],
    services: [],
    contacts: { limit: 25, used: 0, left: 25, returned: 0 },
    records: null,
    manager: null,
    paidPaise: 79_900,
    orderId: 'ord_12345678901234567890',
    documents: [],
    refundText: 'Contacts to homes that are gone come back.',
    pause: { since: null, until: null, left: 2, daysLeft: 90, mayPause: true },
    cancellation: null,
    endedAt: null,
    refund: null,
    claim: { reasons: [], made: null },
    ...facts,
  };
}
