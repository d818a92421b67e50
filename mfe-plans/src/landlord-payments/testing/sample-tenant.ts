import type { LandlordPayment, LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';

export function samplePayment(change: Partial<LandlordPayment> = {}): LandlordPayment {
  return {
    dueId: 'due_00000000000000000001',
    reference: 'RP-7FQ2KX8M',
    kind: 'rent',
    month: '2026-11',
    paise: 25_000_00,
    step: 'arrived',
    bankReference: 'HDFCN52026110512345',
    arrivedOn: '2026-11-05',
    dispute: null,
    disputeKinds: ['not-my-tenant', 'wrong-amount', 'did-not-arrive'],
    ...change,
  };
}

export function sampleTenant(change: Partial<LandlordTenant> = {}): LandlordTenant {
  return {
    landlordId: 'lld_00000000000000000001',
    payer: 'Asha',
    destination: 'HDFC •••• 4821',
    consent: 'asked',
    payments: [samplePayment()],
    ...change,
  };
}
