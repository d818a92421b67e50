import fc from 'fast-check';
import {
  CALL_FREQUENCY_NAMES,
  callRefusal,
  isSameCall,
  LEAD_CALLER_NAMES,
  type LeadCall,
  type LeadTerms,
  leadConsent,
} from './project-lead.ts';
import { DAY_MS, HOUR_MS } from './time-spans.ts';

const NOON = Date.UTC(2026, 10, 20, 6, 30);
const TERMS: LeadTerms = {
  callers: 'SALES_TEAM',
  frequency: 'WEEKLY',
  endsAt: NOON + 30 * DAY_MS,
  withdrawn: false,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
};
const call = (callerId: string, at: number): LeadCall => ({ callerId, at });

describe('a call to a visitor', () => {
  it.each([
    ['is refused after a withdrawal', { withdrawn: true }, [], NOON, 'WITHDRAWN'],
    ['is refused after the last day', {}, [], TERMS.endsAt, 'ENDED'],
    ['is refused where answers are written', { callers: 'NOBODY' }, [], NOON, 'WRITTEN_ONLY'],
    [
      'is refused to a second person',
      { callers: 'ONE_PERSON' },
      [call('b', NOON - 9 * DAY_MS)],
      NOON,
      'ANOTHER_PERSON',
    ],
    [
      'is allowed to the first person again',
      { callers: 'ONE_PERSON' },
      [call('a', NOON - 9 * DAY_MS)],
      NOON,
      undefined,
    ],
    ['is refused twice in a week', {}, [call('b', NOON - 6 * DAY_MS)], NOON, 'OFTEN_ENOUGH'],
    ['is allowed a week later', {}, [call('b', NOON - 7 * DAY_MS)], NOON, undefined],
    [
      'is refused after one, if once was allowed',
      { frequency: 'ONCE' },
      [call('a', NOON - 20 * DAY_MS)],
      NOON,
      'OFTEN_ENOUGH',
    ],
    ['is refused at night', {}, [], NOON + 10 * HOUR_MS, 'QUIET_HOURS'],
    ['is the same one within the hour', {}, [call('a', NOON - HOUR_MS + 1)], NOON, undefined],
  ] as const)('%s', (_what, terms, calls, now, refusal) => {
    expect(callRefusal({ ...TERMS, ...terms }, calls, 'a', now)).toBe(refusal);
  });

  it('never happens more often, by others or later than the visitor allows', () => {
    const attempt = fc.record({
      callerId: fc.constantFrom('a', 'b', 'c'),
      after: fc.integer({ min: 0, max: 3 * DAY_MS }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...LEAD_CALLER_NAMES),
        fc.constantFrom(...CALL_FREQUENCY_NAMES),
        fc.array(attempt, { maxLength: 40 }),
        (callers, frequency, attempts) => {
          const terms = { ...TERMS, callers, frequency };
          const calls: LeadCall[] = [];
          let now = NOON;
          for (const { callerId, after } of attempts) {
            now += after;
            if (callRefusal(terms, calls, callerId, now) !== undefined) continue;
            if (!isSameCall(calls, callerId, now)) calls.push(call(callerId, now));
          }
          const most = { ONCE: 1, WEEKLY: 1, TWICE_A_WEEK: 2 }[frequency];
          const span = frequency === 'ONCE' ? Number.POSITIVE_INFINITY : 7 * DAY_MS;
          for (const { at } of calls) {
            expect(at).toBeLessThan(terms.endsAt);
            expect(calls.filter((each) => each.at <= at && each.at > at - span).length).toBeLessThanOrEqual(most);
          }
          if (callers === 'NOBODY') expect(calls).toEqual([]);
          if (callers === 'ONE_PERSON') expect(new Set(calls.map(({ callerId }) => callerId)).size).toBeLessThan(2);
        },
      ),
    );
  });
});

describe('the consent of a lead', () => {
  const facts = { builder: 'Prithvi Homes', frequency: 'WEEKLY', days: 14 } as const;

  it('names the builder, the callers, how often and until when', () => {
    expect(leadConsent({ ...facts, callers: 'ONE_PERSON', brochure: false })).toBe(
      'My request goes to Prithvi Homes and to no other builder. For 14 days, one person of Prithvi Homes may call me at most once a week, outside my quiet hours.',
    );
  });

  it('names the e-mail address only with a brochure, and no call where nobody may call', () => {
    const words = leadConsent({ ...facts, callers: 'NOBODY', brochure: true });
    expect(words).toMatch(/Nobody may call me.*e-mail address for the brochure/);
    expect(words).not.toMatch(/14 days/);
  });
});
