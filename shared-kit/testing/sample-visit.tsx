import type { WireVisit } from '../contracts/visits.ts';
import { HOUR_MS } from '../domain/time-spans.ts';
import { sampleRecord } from './sample-record.tsx';

/** Saturday 21 Nov 2026, 11 am in India. */
const SATURDAY_11 = Date.UTC(2026, 10, 21, 5, 30);

/** A visit of the wire for tests, booked for an hour of that Saturday, with what the test cares about on top. */
export function sampleVisit(facts: Partial<WireVisit> = {}): WireVisit {
  const { id = 'vis_aaaaaaaaaaaaaaaaaaaa', timeEpoch = SATURDAY_11, record = sampleRecord() } = facts;
  return {
    id,
    propertyId: record?.id ?? '8a9f00000000001a',
    record,
    timeEpoch,
    endEpoch: timeEpoch + HOUR_MS,
    date: '2026-11-21',
    startTime: '11:00',
    endTime: '12:00',
    state: 'booked',
    role: 'visitor',
    person: 'Kavya',
    visitorKept: null,
    yourOutcome: null,
    theirOutcome: null,
    confirmation: null,
    sponsored: false,
    sequence: 0,
    cancelledBy: null,
    mayChange: true,
    maySayOutcome: false,
    calendarUrl: `/api/v1/visits/${id}/calendar.ics`,
    ...facts,
  };
}
