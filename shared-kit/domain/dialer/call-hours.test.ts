import fc from 'fast-check';
import { depth } from '../../testing/depth.ts';
import { CALL_STEP_MS, type CallRules, callRefusal, callTimes, nextCallTime } from './call-hours.ts';

const ASHA: CallRules = {
  doNotCall: false,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
  commercial: false,
};
const at = (text: string) => Date.parse(text);

describe('staff may not call', () => {
  it.each([
    ['a person who wants no calls', { ...ASHA, doNotCall: true }, '2026-11-20T12:00+05:30', 'do-not-call'],
    ['in quiet hours, also when they asked', ASHA, '2026-11-20T21:00+05:30', 'quiet-hours'],
    [
      'in the night of where they live',
      { ...ASHA, timeZone: 'America/Chicago' },
      '2026-11-20T12:00+05:30',
      'quiet-hours',
    ],
    ['before ten unasked', { ...ASHA, commercial: true }, '2026-11-20T09:59+05:30', 'commercial-hours'],
    [
      'from seven in the evening on unasked',
      { ...ASHA, commercial: true },
      '2026-11-20T19:00+05:30',
      'commercial-hours',
    ],
    [
      'outside of the hours that they named',
      { ...ASHA, askedHours: { from: 18, to: 20 } },
      '2026-11-20T12:00+05:30',
      'asked-hours',
    ],
  ] as const)('%s', (_what, rules, moment, reason) => {
    expect(callRefusal(rules, at(moment))).toBe(reason);
  });

  it.each([
    ['somebody who asked, at eight in the morning', ASHA, '2026-11-20T08:00+05:30'],
    ['somebody who did not ask, at ten', { ...ASHA, commercial: true }, '2026-11-20T10:00+05:30'],
    [
      'in named hours over midnight of somebody without quiet hours',
      {
        ...{ ...ASHA, quietFrom: 0, quietTo: 0, askedHours: { from: 22, to: 2 } },
      },
      '2026-11-20T23:30+05:30',
    ],
  ])('but may call %s', (_what, rules, moment) => {
    expect(callRefusal(rules, at(moment))).toBeUndefined();
  });
});

it('the next permitted time after an evening is the next morning', () => {
  expect(nextCallTime(ASHA, at('2026-11-20T21:10+05:30'))).toBe(at('2026-11-21T08:00+05:30'));
  const abroad = { ...ASHA, timeZone: 'America/New_York' };
  expect(nextCallTime(abroad, at('2026-11-20T12:00+05:30'))).toBe(at('2026-11-20T08:00-05:00'));
});

it('a person who named hours within their own quiet hours can never be called', () => {
  const rules = { ...ASHA, askedHours: { from: 22, to: 23 } };
  expect(nextCallTime(rules, at('2026-11-20T12:00+05:30'))).toBeUndefined();
  expect(callTimes(rules, at('2026-11-20T12:00+05:30'), { days: 3 })).toEqual([]);
});

const ZONES = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Europe/London',
] as const;

const HOUR = fc.integer({ min: 0, max: 23 });
const RULES = fc.record({
  doNotCall: fc.boolean(),
  timeZone: fc.constantFrom(...ZONES),
  quietFrom: HOUR,
  quietTo: HOUR,
  commercial: fc.boolean(),
  askedHours: fc.option(fc.record({ from: HOUR, to: HOUR }), { nil: undefined }),
});
const MOMENT = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2028-01-01T00:00Z') });

/** The hour on a clock in the zone, by another way than the rule's. */
const clockHour = (moment: number, timeZone: string) =>
  Number(new Date(moment).toLocaleString('sv-SE', { timeZone }).slice(11, 13));

/** Every hour of a range, written out. */
function hoursOf(from: number, to: number): Set<number> {
  const hours = new Set<number>();
  for (let hour = from; hour !== to; hour = (hour + 1) % 24) hours.add(hour);
  return hours;
}

function expectPermitted(rules: CallRules, moment: number): void {
  const own = clockHour(moment, rules.timeZone);
  expect(rules.doNotCall).toBe(false);
  expect(hoursOf(rules.quietFrom, rules.quietTo).has(own)).toBe(false);
  if (rules.commercial) expect(hoursOf(10, 19).has(clockHour(moment, 'Asia/Kolkata'))).toBe(true);
  const { askedHours } = rules;
  if (askedHours && askedHours.from !== askedHours.to)
    expect(hoursOf(askedHours.from, askedHours.to).has(own)).toBe(true);
}

describe('for any person, zone and time', () => {
  const numRuns = depth(300, 5_000);

  it('no permitted moment is in quiet hours, outside of named hours, or unasked outside of the commercial ones', () => {
    let permitted = 0;
    fc.assert(
      fc.property(RULES, MOMENT, (rules, moment) => {
        if (callRefusal(rules, moment) !== undefined) return;
        permitted++;
        expectPermitted(rules, moment);
      }),
      { numRuns: numRuns * 3 },
    );
    expect(permitted).toBeGreaterThan(numRuns / 5);
  });

  it('the next time is permitted and not before, and no earlier quarter of an hour was', () => {
    fc.assert(
      fc.property(RULES, MOMENT, (rules, moment) => {
        const next = nextCallTime(rules, moment);
        if (next === undefined) return;
        expect(next).toBeGreaterThanOrEqual(moment);
        expectPermitted(rules, next);
        if (next > moment + CALL_STEP_MS) expect(callRefusal(rules, next - CALL_STEP_MS)).toBeDefined();
      }),
      { numRuns },
    );
  });

  it('all offered times are permitted, in order and to come', () => {
    fc.assert(
      fc.property(RULES, MOMENT, (rules, moment) => {
        const times = callTimes(rules, moment, { days: 2 });
        expect(times).toEqual([...times].sort((one, other) => one - other));
        for (const time of times) {
          expect(time).toBeGreaterThan(moment);
          expectPermitted(rules, time);
        }
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});
