import type { ServiceHub } from '@aangan/shared-kit/contracts/staff-bookings';

export const SAMPLE_HUB: ServiceHub = {
  ...{ id: 'BLR-SOUTH', name: 'Bangalore South', city: 'bangalore' },
  capacity: { HS: 8, PNM: 3, LEGAL: 2 },
};
