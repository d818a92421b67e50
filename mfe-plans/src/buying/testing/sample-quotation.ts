import type { PriceDifference, Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

/** A plan for tests: Freedom for tenants. */
export function samplePlan(facts: Partial<Plan> = {}): Plan {
  return {
    id: 'tenant-freedom',
    code: 'TENANT_FREEDOM',
    name: 'Freedom',
    seekerType: 'tenant',
    commercial: false,
    shelf: 'standard',
    amount: 799,
    listAmount: null,
    validity: 45,
    contacts: 25,
    transactionDetails: null,
    features: [{ text: '25 owner contacts', included: true }],
    forWhom: 'You like to talk to owners yourself.',
    refund: 'Contacts to homes that are gone come back.',
    recommended: false,
    ...facts,
  };
}

/** An upgrade for tests: from Freedom Lite, of which two thirds are left. */
export const sampleUpgrade: PriceDifference = {
  current: {
    id: 'tenant-freedom-lite',
    name: 'Freedom Lite',
    paidPaise: 29_900,
    days: 15,
    daysLeft: 10,
    contacts: 5,
    contactsLeft: 4,
  },
  unusedPaise: 20_000,
  newPaise: 79_900,
  differencePaise: 59_900,
  rule: 'The smaller share of what you paid is taken off the new plan.',
};

/** The price of Freedom for tests: ₹799, nothing in the wallet. */
export function sampleQuotation(facts: Partial<Quotation> = {}): Quotation {
  const plan = facts.plan ?? samplePlan();
  return {
    plan,
    isUpgrade: false,
    upgrade: null,
    lines: [
      {
        kind: 'plan',
        description: `${plan.name} plan, 25 contacts`,
        paise: plan.amount * 100,
        discountPaise: 0,
        netPaise: plan.amount * 100,
        gstRate: 18,
      },
    ],
    gst: { taxablePaise: 67_712, cgstPaise: 6_094, sgstPaise: 6_094, igstPaise: 0 },
    placeOfSupply: 'Karnataka',
    discountPaise: 0,
    totalPaise: plan.amount * 100,
    walletBalancePaise: 0,
    walletPaise: 0,
    gatewayPaise: plan.amount * 100,
    mayOneClick: false,
    claims: [],
    claimId: null,
    holds: {
      contacts: 25,
      transactionDetails: null,
      days: 45,
      until: FAKE_NOW + 45 * 86_400_000,
      services: ['25 owner contacts'],
    },
    atUpgrade: 'The unused part of this plan is taken off the new price.',
    refund: plan.refund,
    ...facts,
  };
}
