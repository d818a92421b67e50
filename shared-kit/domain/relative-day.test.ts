import fc from 'fast-check';
import { confirmedAgo, formatDay } from './relative-day.ts';
import { DAY_MS } from './time-spans.ts';

const NOON = Date.UTC(2026, 10, 21, 6, 30);

describe('confirmedAgo', () => {
  it.each([
    [-3, 'today'],
    [0, 'today'],
    [1, 'yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [21, '3 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [65, '2 months ago'],
    [364, '11 months ago'],
    [365, '1 year ago'],
    [800, '2 years ago'],
  ])('formats %d days as %s', (days, text) => {
    expect(confirmedAgo(NOON - days * DAY_MS, NOON)).toBe(text);
  });

  it('uses the calendar day in India', () => {
    const justAfterMidnight = Date.UTC(2026, 10, 20, 18, 31);
    expect(confirmedAgo(justAfterMidnight - 2 * 60_000, justAfterMidnight)).toBe('yesterday');
    expect(confirmedAgo(justAfterMidnight, justAfterMidnight + DAY_MS - 2 * 60_000)).toBe('today');
  });

  it('never shows an older day as newer', () => {
    const sizes = { day: 1, week: 7, month: 30, year: 365 };
    const daysOf = (text: string) => {
      if (text === 'today') return 0;
      if (text === 'yesterday') return 1;
      const [count = '', unit = ''] = text.split(' ');
      return Number(count) * sizes[unit.replace(/s$/, '') as keyof typeof sizes];
    };
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (a, b) => {
        const [newer, older] = [Math.min(a, b), Math.max(a, b)].map((days) => confirmedAgo(NOON - days * DAY_MS, NOON));
        expect(daysOf(newer ?? '')).toBeLessThanOrEqual(daysOf(older ?? ''));
      }),
    );
  });
});

describe('formatDay', () => {
  it('formats day, short month and year in India', () => {
    expect(formatDay(NOON)).toBe('21 Nov 2026');
    expect(formatDay(Date.UTC(2026, 11, 31, 18, 30))).toBe('1 Jan 2027');
  });
});
