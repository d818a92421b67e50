import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';

/** A saved landlord whose account the bank knows. */
export function sampleLandlord(change: Partial<Landlord> = {}): Landlord {
  return {
    id: 'lld_1',
    name: 'S. Ramanathan',
    phoneLast4: '2345',
    hasEmail: false,
    destination: { kind: 'bank', ifsc: 'HDFC0000053', last4: '4821' },
    pan: null,
    hasNoPan: false,
    check: { state: 'valid', registeredName: 'RAMANATHAN S', nameMatch: 'close', at: 1 },
    consent: { state: 'not_asked', at: null },
    kyc: 'none',
    cardsAllowed: false,
    destinationChangedAt: 1,
    createdAt: 1,
    ...change,
  };
}
