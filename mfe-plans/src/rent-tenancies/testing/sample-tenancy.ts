import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';

/** A home whose rent is paid online. */
export function sampleTenancy(change: Partial<RentTenancy> = {}): RentTenancy {
  return {
    id: 'ten_1',
    kind: 'rent',
    landlord: { id: 'lld_1', name: 'S. Ramanathan', destination: 'HDFC0000053 •••• 4821' },
    home: '12, 4th Cross, Jayanagar, Bangalore',
    monthlyPaise: 25_000_00,
    dueDay: 5,
    isOwn: true,
    nextMonth: '2026-12',
    nextDueOn: '2026-12-05',
    createdAt: 1,
    ...change,
  };
}
