import { wallTime } from '@aangan/shared-kit/domain/zoned-time';
import fc from 'fast-check';
import { lastRun, nextRun } from './next-run.ts';

const at = (text: string) => Date.parse(text);
const ZONES = ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Auckland'];

describe('the next run of an alert', () => {
  it('is now for an instant alert', () => {
    expect(nextRun('instant', 12_345, 'Asia/Kolkata')).toBe(12_345);
  });

  it.each([
    ['just before nine, today', 'daily', '2026-11-20T08:59:59.999+05:30', '2026-11-20T09:00+05:30', 'Asia/Kolkata'],
    ['at nine, tomorrow', 'daily', '2026-11-20T09:00+05:30', '2026-11-21T09:00+05:30', 'Asia/Kolkata'],
    [
      'on the last of a month, the first of the next',
      'daily',
      '2026-12-31T10:00+05:30',
      '2027-01-01T09:00+05:30',
      'Asia/Kolkata',
    ],
    ['on a Friday, the coming Monday', 'weekly', '2026-11-20T12:00+05:30', '2026-11-23T09:00+05:30', 'Asia/Kolkata'],
    [
      'on a Monday after nine, a week later',
      'weekly',
      '2026-11-23T09:00+05:30',
      '2026-11-30T09:00+05:30',
      'Asia/Kolkata',
    ],
    [
      'in a zone where it is still Sunday, the local Monday',
      'weekly',
      '2026-11-23T09:00+05:30',
      '2026-11-23T09:00-05:00',
      'America/New_York',
    ],
    [
      'across the end of summer time, nine local time',
      'daily',
      '2026-10-31T12:00-04:00',
      '2026-11-01T09:00-05:00',
      'America/New_York',
    ],
  ] as const)('is %s', (_when, frequency, now, expected, zone) => {
    expect(new Date(nextRun(frequency, at(now), zone)).toISOString()).toBe(new Date(at(expected)).toISOString());
  });

  it("is always in the future, at nine in the person's time zone, and within a day or a week", () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom(...ZONES),
        fc.constantFrom('daily', 'weekly'),
        (date, zone, frequency: 'daily' | 'weekly') => {
          const now = date.getTime();
          const next = nextRun(frequency, now, zone);
          const hours = (next - now) / 3_600_000;
          expect(hours > 0 && hours <= (frequency === 'daily' ? 25 : 7 * 24 + 1)).toBe(true);
          expect(wallTime(next, zone)).toMatchObject({ hour: 9, minute: 0 });
        },
      ),
    );
  });
});

describe("the last nine o'clock", () => {
  it("is today's from nine on, and yesterday's before", () => {
    const day = '2026-11-20';
    expect(lastRun(at(`${day}T09:00+05:30`), 'Asia/Kolkata')).toBe(at(`${day}T09:00+05:30`));
    expect(lastRun(at(`${day}T08:59:59.999+05:30`), 'Asia/Kolkata')).toBe(at('2026-11-19T09:00+05:30'));
    expect(lastRun(at('2026-11-01T08:00-05:00'), 'America/New_York')).toBe(at('2026-10-31T09:00-04:00'));
  });

  it('is at nine local time, not in the future, and the next one is later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2024-01-01'), max: at('2028-01-01') }),
        fc.constantFrom(...ZONES),
        (now, zone) => {
          const last = lastRun(now, zone);
          expect(last).toBeLessThanOrEqual(now);
          expect(wallTime(last, zone)).toMatchObject({ hour: 9, minute: 0 });
          expect(nextRun('daily', last, zone)).toBeGreaterThan(now);
        },
      ),
    );
  });
});
