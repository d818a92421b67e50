import fc from 'fast-check';
import { indiaDay, laterDay } from '../india-day.ts';
import { REMINDER_DAYS, remindedMonth, reminderNow } from './reminder-days.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);

describe('a reminder', () => {
  it('comes on the chosen days in India, and not before midnight there', () => {
    expect(reminderNow('2026-12-05', [3, 1], at('2026-12-01T23:59:59'))).toBeUndefined();
    expect(reminderNow('2026-12-05', [3, 1], at('2026-12-02T00:00:00'))).toBe(3);
    expect(reminderNow('2026-12-05', [3, 1], at('2026-12-04T08:00:00'))).toBe(1);
    expect(reminderNow('2026-12-05', [3, 1], at('2026-12-05T08:00:00'))).toBe(1);
    expect(reminderNow('2026-12-05', [3, 1], at('2026-12-06T08:00:00'))).toBeUndefined();
  });

  it('belongs to the due day that comes next, across the end of a year', () => {
    expect(remindedMonth(5, at('2026-12-05T23:00:00'))).toBe('2026-12');
    expect(remindedMonth(5, at('2026-12-06T00:00:00'))).toBe('2027-01');
  });

  it('is one of the chosen, and never earlier than chosen', () => {
    const days = fc.uniqueArray(fc.constantFrom(...REMINDER_DAYS), { minLength: 1 });
    const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') });
    fc.assert(
      fc.property(days, moment, fc.integer({ min: 0, max: 10 }), (chosen, now, ahead) => {
        const due = reminderNow(laterDay(indiaDay(now), ahead), chosen, now);
        if (due === undefined) expect(Math.max(...chosen)).toBeLessThan(ahead);
        else {
          expect(chosen).toContain(due);
          expect(due).toBeGreaterThanOrEqual(ahead);
        }
      }),
    );
  });
});
