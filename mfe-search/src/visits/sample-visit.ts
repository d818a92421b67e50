import type { VisitLead, VisitSlot, WireVisit } from '@aangan/shared-kit/contracts/visits';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FakeAnswers } from '@aangan/shared-kit/testing/fake-platform';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { sampleVisit } from '@aangan/shared-kit/testing/sample-visit';

export const HOME_ID = '8a9f00000000001a';

/** Saturday 21 Nov 2026, 11 am in India. */
export const SATURDAY_11 = Date.UTC(2026, 10, 21, 5, 30);

/** A slot a number of hours after Saturday’s 11 am. */
export function sampleSlot(hours: number, state: VisitSlot['state'] = 'free'): VisitSlot {
  return {
    timeEpoch: SATURDAY_11 + hours * HOUR_MS,
    startTime: `${11 + hours}:00`,
    endTime: `${12 + hours}:00`,
    state,
  };
}

/** A visit of the test person on Saturday, with fields that a test overrides. */
export function sampleWireVisit(facts: Partial<WireVisit> = {}): WireVisit {
  return sampleVisit({ record: sampleRecord({ id: HOME_ID }), timeEpoch: SATURDAY_11, ...facts });
}

/** Two days with slots: on the first, 11 am is free, noon is taken and 1 pm is being booked. */
export function sampleSlotAnswers(slots = [sampleSlot(0), sampleSlot(1, 'taken'), sampleSlot(2, 'held')]): FakeAnswers {
  return {
    'GET /api/v1/property/cards': { records: [sampleRecord({ id: HOME_ID })] },
    'GET /nb/api/v3/slot/booking/{propertyId}/getDays': {
      statusCode: 200,
      responseBody: {
        days: [
          { date: '2026-11-20', free: 0, total: 3 },
          { date: '2026-11-21', free: 1, total: 3 },
        ],
        closed: null,
        notify: false,
        ownerKept: null,
      },
    },
    'GET /nb/api/v3/slot/booking/{propertyId}/getSlots': {
      statusCode: 200,
      responseBody: { slots, timeZone: 'Asia/Kolkata', viewerTimeZone: 'Asia/Kolkata' },
    },
    'GET /api/v1/property/{type}similar/{id}': { records: [] },
  };
}

export const NO_BOOKING = { selfBooked: false, your_booked_time: null, booked_times: [] };

/** The answer for a home that the person has no visit to yet. */
export const NO_LEAD: VisitLead = { status: 'NOT_SENT', message: '', ...NO_BOOKING, visit: null, next: [] };
