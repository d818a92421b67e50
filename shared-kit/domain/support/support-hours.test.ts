import fc from 'fast-check';
import { indiaDay, indiaHour, weekdayOf } from '../india-day.ts';
import { addSupportHours, isSupportOpen, SUPPORT_HOURS } from './support-hours.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);

it.each([
  ['a morning', '2026-11-24T10:00', 4, '2026-11-24T14:00'],
  ['an evening', '2026-11-24T18:00', 4, '2026-11-25T12:00'],
  ['a night', '2026-11-24T23:30', 2, '2026-11-25T11:00'],
  ['an early morning', '2026-11-24T05:00', 2, '2026-11-24T11:00'],
  ['a Saturday evening', '2026-11-28T18:30', 2, '2026-11-30T10:30'],
  ['a Sunday', '2026-11-29T12:00', 8, '2026-11-30T17:00'],
  ['the last moment of a day', '2026-11-24T11:00', 8, '2026-11-24T19:00'],
])('hours that begin on %s', (_when, from, hours, until) => {
  expect(addSupportHours(at(from), hours)).toBe(at(until));
});

it('a promise lies in the hours of support, after its beginning, and never before an earlier one', () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) });
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 1, max: 40 }), (one, other, hours) => {
      const due = addSupportHours(one, hours);
      expect(due - one).toBeGreaterThanOrEqual(hours * 3_600_000);
      expect(weekdayOf(indiaDay(due - 1))).not.toBe(0);
      expect(indiaHour(due - 1)).toBeGreaterThanOrEqual(SUPPORT_HOURS.from);
      expect(indiaHour(due - 1)).toBeLessThan(SUPPORT_HOURS.to);
      if (one <= other) expect(due).toBeLessThanOrEqual(addSupportHours(other, hours));
    }),
  );
});

it('support is open on weekdays from 9 am to 7 pm', () => {
  const open = ['2026-11-24T09:00', '2026-11-24T18:59', '2026-11-24T19:00', '2026-11-29T12:00'].map((text) =>
    isSupportOpen(at(text)),
  );
  expect(open).toEqual([true, true, false, false]);
});
