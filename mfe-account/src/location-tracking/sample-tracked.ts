import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';
import { sampleHomeRecord } from '../homes/sample-home-record.ts';
import type { TrackedVisit } from './executive-place.ts';

const HOUR_MS = 3_600_000;

/** One hour after the tests' clock. */
export const VISIT_AT = FAKE_NOW + HOUR_MS;

export const LEAD_ID = 'vis_aaaaaaaaaaaaaaaaaaaa';

/** A visit whose executive may be on the way, with what the test cares about on top. */
export function sampleTracked({
  position = null,
  ...visit
}: Partial<TrackedVisit['visit']> & { readonly position?: TrackedVisit['position'] }): TrackedVisit {
  const record = sampleHomeRecord();
  return {
    visit: {
      id: LEAD_ID,
      propertyId: record.id,
      record,
      timeEpoch: VISIT_AT,
      endEpoch: VISIT_AT + HOUR_MS,
      date: '2026-11-16',
      startTime: '11:00',
      endTime: '12:00',
      state: 'booked',
      role: 'visitor',
      person: 'Kavya',
      attendance: null,
      sponsored: false,
      sequence: 0,
      cancelledBy: null,
      mayChange: true,
      maySayOutcome: false,
      calendarUrl: `/api/v1/visits/${LEAD_ID}/calendar.ics`,
      ...visit,
    },
    position,
  };
}
