import fc from 'fast-check';
import { isQuiet, quietUntil } from './quiet-hours.ts';

const INDIA = { timeZone: 'Asia/Kolkata', quietFrom: 21, quietTo: 8 };

describe('quiet hours', () => {
  it.each([
    ['in the evening, until the next morning', '2026-11-20T22:30+05:30', '2026-11-21T08:00+05:30'],
    ['after midnight, until the same morning', '2026-11-20T02:15+05:30', '2026-11-20T08:00+05:30'],
    ['at their very start', '2026-11-20T21:00+05:30', '2026-11-21T08:00+05:30'],
  ])('are active %s', (_when, now, until) => {
    expect(quietUntil(INDIA, Date.parse(now))).toBe(Date.parse(until));
  });

  it.each(['2026-11-20T08:00+05:30', '2026-11-20T20:59+05:30'])('are not active at %s', (now) => {
    expect(quietUntil(INDIA, Date.parse(now))).toBeUndefined();
  });

  it('use the zone of the person', () => {
    const dubai = { ...INDIA, timeZone: 'Asia/Dubai' };
    expect(quietUntil(dubai, Date.parse('2026-11-20T09:00+05:30'))).toBe(Date.parse('2026-11-20T08:00+04:00'));
  });

  it('end on time in a night of a clock change', () => {
    const london = { timeZone: 'Europe/London', quietFrom: 21, quietTo: 8 };
    expect(quietUntil(london, Date.parse('2026-03-28T23:00Z'))).toBe(Date.parse('2026-03-29T08:00+01:00'));
  });

  it('are off when both hours are the same', () => {
    expect(isQuiet({ ...INDIA, quietFrom: 9, quietTo: 9 }, Date.parse('2026-11-20T09:30+05:30'))).toBe(false);
  });

  it('always end within a day, at a time outside of them', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const zone = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
    const now = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
    fc.assert(
      fc.property(hour, hour, zone, now, (quietFrom, quietTo, timeZone, at) => {
        const hours = { timeZone, quietFrom, quietTo };
        const until = quietUntil(hours, at);
        if (until === undefined) return expect(isQuiet(hours, at)).toBe(false);
        expect(isQuiet(hours, until)).toBe(false);
        expect(until).toBeGreaterThan(at);
        expect(until - at).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });
});
