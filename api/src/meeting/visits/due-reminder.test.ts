import fc from 'fast-check';
import { dueReminder } from './due-reminder.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 4, 30);
const visit = (bookedBefore: number) => ({ startsAt: new Date(START), changedAt: new Date(START - bookedBefore) });

describe('the reminder of a visit', () => {
  it.each<[string, number, 'day' | 'hours' | null, number, 'day' | 'hours' | undefined]>([
    ['none two days before', 100 * HOUR, null, 48 * HOUR, undefined],
    ['the first a day before', 100 * HOUR, null, 24 * HOUR, 'day'],
    ['none in between', 100 * HOUR, 'day', 10 * HOUR, undefined],
    ['the second two hours before', 100 * HOUR, 'day', 2 * HOUR, 'hours'],
    ['the second alone when the first was missed', 100 * HOUR, null, HOUR, 'hours'],
    ['not the first for a visit booked on the day', 20 * HOUR, null, 10 * HOUR, undefined],
    ['none after the visit has begun', 100 * HOUR, null, 0, undefined],
    ['none a second time', 100 * HOUR, 'hours', HOUR, undefined],
  ])('is %s', (_what, bookedBefore, last, before, due) => {
    expect(dueReminder(visit(bookedBefore), last, START - before)).toBe(due);
  });

  it('is sent at most twice, the later one last, for random times of the job', () => {
    const looks = fc.array(fc.integer({ min: -5 * HOUR, max: 60 * HOUR }), { maxLength: 40 });
    fc.assert(
      fc.property(looks, fc.integer({ min: 2 * HOUR, max: 300 * HOUR }), (befores, bookedBefore) => {
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
