import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import { possibleChanges } from '@aangan/shared-kit/domain/home-services/booking-states';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

const ADDRESS: NonNullable<Job['address']> = {
  ...{ id: 'adr_1', userId: 'acc_1', buildingName: 'Rose Villa', buildingNumber: '12', city: 'bangalore' },
  ...{ countryCode: '91', latitude: 12.93, longitude: 77.62, streetAddress: '5th Block', locality: 'Koramangala' },
  ...{ shortLocality: '', floor: 2, apartment: '', state: 'Karnataka', zipcode: '560034', labelType: 'HOME' as const },
  ...{ label: '', houseDetails: 'Ring twice', hub: 'BLR-SOUTH' },
};

/** A cleaning of today, as its professional sees it. */
export function sampleJob(facts: Partial<Job> = {}): Job {
  const job: Job = {
    ...{ id: 'bkg_aaaaaaaaaaaaaaaaaaaa', business: 'HS', serviceType: 'HS_CLEANING', title: 'Cleaning' },
    ...{ state: 'assigned', payWhen: 'first', isPaid: true, totalPaise: 149_900, createdAt: FAKE_NOW },
    ...{ startsAt: FAKE_NOW, servicingDate: '16 Nov 2026, 10 am to 12 noon', customer: 'Asha' },
    ...{ address: ADDRESS, lines: [{ description: 'Home cleaning, 2 BHK', quantity: 1 }] },
    ...{ possible: [], move: null, boxes: [], duePaise: 0 },
    ...facts,
  };
  return { ...job, possible: possibleChanges(job, 'partner') };
}
