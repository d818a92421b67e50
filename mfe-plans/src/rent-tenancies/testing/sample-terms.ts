import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';

/** Fees, limits and arrival days. */
export const SAMPLE_TERMS: CallAnswer<'GET /api/v1/rent-pay/terms'> = {
  methods: [
    { method: 'upi', basisPoints: 0, leastFeePaise: 0, arrivalDay: '2026-11-24', needsLandlordKyc: false },
    { method: 'netbanking', basisPoints: 50, leastFeePaise: 15_00, arrivalDay: '2026-11-25', needsLandlordKyc: false },
    { method: 'card', basisPoints: 177, leastFeePaise: 49_00, arrivalDay: '2026-11-26', needsLandlordKyc: true },
  ],
  ratesFrom: '2026-11-01',
  leastPaise: 100_00,
  mostPaise: 5_00_000_00,
  panAbovePaise: 50_000_00,
};
