import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { dueReminder } from './due-reminder.ts';

const START = Date.UTC(2026, 10, 21, 4, 30);
const visit = (bookedBefore: number) => ({ startsAt: new Date(START), changedAt: new Date(START - bookedBefore) });

describe('the reminder of a visit', () => {
  it.each<[string, number, 'day' | 'hours' | null, number, 'day' | 'hours' | undefined]>([
    ['none two days before', 100 * HOUR_MS, null, 48 * HOUR_MS, undefined],
    ['the first a day before', 100 * HOUR_MS, null, 24 * HOUR_MS, 'day'],
    ['none in between', 100 * HOUR_MS, 'day', 10 * HOUR_MS, undefined],
    ['the second two hours before', 100 * HOUR_MS, 'day', 2 * HOUR_MS, 'hours'],
    ['the second alone when the first was missed', 100 * HOUR_MS, null, HOUR_MS, 'hours'],
    ['not the first for a visit booked on the day', 20 * HOUR_MS, null, 10 * HOUR_MS, undefined],
    ['none after the visit has begun', 100 * HOUR_MS, null, 0, undefined],
    ['none a second time', 100 * HOUR_MS, 'hours', HOUR_MS, undefined],
  ])('is %s', (_what, bookedBefore, last, before, due) => {
    expect(dueReminder(visit(bookedBefore), last, START - before)).toBe(due);
  });

  it('is sent at most twice, the later one last, for random times of the job', () => {
    const looks = fc.array(fc.integer({ min: -5 * HOUR_MS, max: 60 * HOUR_MS }), { maxLength: 40 });
    fc.assert(
      fc.property(looks, fc.integer({ min: 2 * HOUR_MS, max: 300 * HOUR_MS }), (befores, bookedBefore) => {
        let last: 'day' | 'hours' | null = null;
        const sent: string[] = [];
        for (const before of befores.toSorted((one, other) => other - one)) {
          const due = dueReminder(visit(bookedBefore), last, START - before);
          if (due) sent.push(due);
          last = due ?? last;
        }
        expect([[], ['day'], ['hours'], ['day', 'hours']]).toContainEqual(sent);
      }),
    );
  });
});
