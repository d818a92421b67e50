import { indiaDay, indiaHour, weekdayOf } from '@aangan/shared-kit/domain/india-day';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import fc from 'fast-check';
import { bookableDays, isOffered, offeredSlots, slotsOfDay } from './offered-slots.ts';
import { defaultWeek, type VisitWindow } from './visit-week.ts';

/** Friday, 20 November 2026, noon in India. */
const NOW = Date.UTC(2026, 10, 20, 6, 30);

const weekdayAndHours = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  from: fc.integer({ min: 0, max: 23 }),
  to: fc.integer({ min: 1, max: 24 }),
});
const windows = fc.array(
  weekdayAndHours.filter(({ from, to }) => from < to),
  { maxLength: 10 },
);
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
const weekOf = (given: readonly VisitWindow[]) => ({ windows: given, daysOff: [] });

describe('the slots of a home', () => {
  it('are whole hours of the windows, at least two hours ahead, for two weeks', () => {
    fc.assert(
      fc.property(windows, moments, (given, now) => {
        for (const slot of offeredSlots(weekOf(given), now)) {
          const [hour, weekday] = [indiaHour(slot), weekdayOf(indiaDay(slot))];
          expect(given.some((each) => each.weekday === weekday && hour >= each.from && hour < each.to)).toBe(true);
          expect((slot + 5.5 * HOUR_MS) % HOUR_MS).toBe(0);
          expect(slot).toBeGreaterThanOrEqual(now + VISIT_LIMITS.noticeMs);
          expect(bookableDays(now)).toContain(indiaDay(slot));
        }
      }),
    );
  });

  it('are in order and each once, however windows overlap', () => {
    fc.assert(
      fc.property(windows, moments, (given, now) => {
        const slots = offeredSlots(weekOf([...given, ...given]), now);
        expect(slots).toEqual([...new Set(slots)].toSorted((one, other) => one - other));
      }),
    );
  });

  it('include every hour of a window that is far enough ahead', () => {
    fc.assert(
      fc.property(windows, moments, (given, now) => {
        const hours = bookableDays(now)
          .slice(1, -1)
          .flatMap((day) =>
            given
              .filter(({ weekday }) => weekday === weekdayOf(day))
              .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => `${day} ${from + index}`)),
          );
        const offered = new Set(offeredSlots(weekOf(given), now).map((slot) => `${indiaDay(slot)} ${indiaHour(slot)}`));
        const soon = new Set(
          Array.from({ length: 4 }, (_, hour) => now + hour * HOUR_MS).map((at) => `${indiaDay(at)} ${indiaHour(at)}`),
        );
        expect(hours.filter((hour) => !offered.has(hour) && !soon.has(hour))).toEqual([]);
      }),
    );
  });

  it('can be checked one by one', () => {
    fc.assert(
      fc.property(windows, moments, fc.integer({ min: -50, max: 400 }), (given, now, hours) => {
        const slots = offeredSlots(weekOf(given), now);
        const moment = Math.floor(now / HOUR_MS) * HOUR_MS + HOUR_MS / 2 + hours * HOUR_MS;
        expect(isOffered(weekOf(given), moment, now)).toBe(slots.includes(moment));
        expect(isOffered(weekOf(given), 8.64e15, now)).toBe(false);
      }),
    );
  });

  it('are those of the default week on a Saturday', () => {
    const week = {
      windows: [
        { weekday: 6, from: 10, to: 13 },
        { weekday: 6, from: 16, to: 19 },
      ],
      daysOff: [],
    };
    const hours = slotsOfDay(week, '2026-11-21', NOW).map(indiaHour);
    expect(hours).toEqual([10, 11, 12, 16, 17, 18]);
    expect(slotsOfDay({ ...week, daysOff: ['2026-11-21'] }, '2026-11-21', NOW)).toEqual([]);
    expect(slotsOfDay(week, '2026-12-05', NOW)).toEqual([]);
    expect(slotsOfDay(week, 'no day', NOW)).toEqual([]);
  });
});

describe('the default week of an owner', () => {
  it('is stable per listing, and differs between listings', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `home${index}0000`);
    expect(ids.map(defaultWeek)).toEqual(ids.map(defaultWeek));
    expect(new Set(ids.map((id) => JSON.stringify(defaultWeek(id)))).size).toBe(4);
  });

  it('has slots in every week of the year', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8 }),
        moments,
        (id, now) => offeredSlots(weekOf(defaultWeek(id)), now).length >= 30,
      ),
    );
  });
});
