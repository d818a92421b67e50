import fc from 'fast-check';
import { dayOf, dayWords, momentWords, shortMomentWords, timeWords, zoneBeside } from './visit-words.ts';

/** Saturday 21 Nov 2026, 11 am in India. */
const SATURDAY = Date.UTC(2026, 10, 21, 5, 30);
/** Monday 16 Nov 2026, 10 am in India. */
const NOW = Date.UTC(2026, 10, 16, 4, 30);

describe('times of visits in words', () => {
  it('are in Indian time', () => {
    expect(momentWords(SATURDAY)).toBe('Saturday 21 Nov, 11 am');
    expect(timeWords(SATURDAY)).toBe('11 am');
  });

  it('name the weekday on the button, with the date when the weekday is ambiguous', () => {
    expect(shortMomentWords(SATURDAY, NOW)).toBe('Saturday, 11 am');
    expect(shortMomentWords(SATURDAY + 7 * 86_400_000, NOW)).toBe('Saturday 28 Nov, 11 am');
  });

  it('give both times to a visitor abroad', () => {
    expect(timeWords(SATURDAY, ['Europe/London'])).toBe('11 am in India, 5:30 am your time');
    expect(timeWords(SATURDAY, ['America/New_York'])).toBe('11 am in India, 12:30 am your time');
  });

  it('name the visitor’s day when it differs', () => {
    expect(timeWords(SATURDAY, ['America/Los_Angeles'])).toBe('11 am in India, 9:30 pm Friday your time');
  });

  it('give one time when both zones agree', () => {
    expect(timeWords(SATURDAY, ['Asia/Kolkata', 'Asia/Colombo', 'No/Where'])).toBe('11 am');
    expect(zoneBeside(SATURDAY, ['Asia/Kolkata', 'Asia/Dubai'])).toBe('Asia/Dubai');
  });

  it('use today and tomorrow for the next days', () => {
    expect(dayWords('2026-11-16', NOW)).toEqual({ name: 'Today', date: '16 Nov' });
    expect(dayWords('2026-11-17', NOW)).toEqual({ name: 'Tomorrow', date: '17 Nov' });
    expect(dayWords('2026-11-21', NOW)).toEqual({ name: 'Saturday', date: '21 Nov' });
  });

  it('name the day in India of any moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 86_399_999 }), (days, ms) => {
        const midnight = days * 86_400_000;
        expect(dayOf(midnight - 5.5 * 3_600_000 + ms)).toBe(new Date(midnight).toISOString().slice(0, 10));
      }),
    );
  });
});
