import fc from 'fast-check';
import { indiaDate, indiaDaysBetween } from './india-date.ts';
import { DAY_MS } from './time-spans.ts';

const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('indiaDate', () => {
  it('changes the day at 18:30 UTC', () => {
    expect(indiaDate(Date.UTC(2026, 10, 20, 18, 29))).toEqual({ year: 2026, month: 'Nov', day: 20, weekday: 'Fri' });
    expect(indiaDate(Date.UTC(2026, 10, 20, 18, 30))).toEqual({ year: 2026, month: 'Nov', day: 21, weekday: 'Sat' });
  });

  it('agrees with the calendar of Asia/Kolkata', () => {
    const calendar = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kolkata',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    fc.assert(
      fc.property(moment, (epochMs) => {
        const { weekday, month, day, year } = indiaDate(epochMs);
        expect(`${weekday}, ${month} ${day}, ${year}`).toBe(calendar.format(epochMs));
      }),
    );
  });

  it('rejects an invalid time', () => {
    expect(() => indiaDate(Number.NaN)).toThrow(RangeError);
  });
});

describe('indiaDaysBetween', () => {
  it('counts midnights, not hours', () => {
    const lateEvening = Date.UTC(2026, 10, 20, 18, 29);
    expect(indiaDaysBetween(lateEvening, lateEvening + 60_000)).toBe(1);
    expect(indiaDaysBetween(lateEvening + 60_000, lateEvening + DAY_MS)).toBe(0);
  });

  it('counts every whole day', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        expect(indiaDaysBetween(start, start + days * DAY_MS)).toBe(days);
      }),
    );
  });
});
