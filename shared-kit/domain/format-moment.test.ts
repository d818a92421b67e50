import { formatMoment } from './format-moment.ts';

it.each([
  [Date.UTC(2026, 10, 21, 10, 35), '21 Nov 2026, 4:05 pm'],
  [Date.UTC(2026, 10, 20, 18, 30), '21 Nov 2026, 12:00 am'],
  [Date.UTC(2026, 10, 21, 6, 30), '21 Nov 2026, 12:00 pm'],
])('formats the epoch milliseconds %i in Indian time as %s', (at, words) => {
  expect(formatMoment(at)).toBe(words);
});
