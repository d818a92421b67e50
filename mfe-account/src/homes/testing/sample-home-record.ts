import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';

/** A wire record for tests: shortlisted, without photos, confirmed two days before the tests' clock. */
export function sampleHomeRecord(facts: Partial<PropertyRecord> = {}): PropertyRecord {
  return sampleRecord({
    id: 'aaaaaaaaaaaaaaaa',
    title: '2 BHK Apartment for rent in Neem Court',
    ownerName: 'Farhan',
    dateOnly: FAKE_NOW - 20 * DAY_MS,
    lastConfirmedOn: FAKE_NOW - 2 * DAY_MS,
    availableFrom: FAKE_NOW,
    photos: [],
    photoAvailable: false,
    shortlistedByLoggedInUser: true,
    ...facts,
  });
}
