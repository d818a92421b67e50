import { visitMoment } from './visit-moment.ts';

/** Monday 16 Nov 2026, 11:30 pm in India, which is still 6 pm in UTC. */
const NOW = Date.UTC(2026, 10, 16, 18);

describe('the start of a visit in few words', () => {
  it.each([
    ['2026-11-16T14:00:00Z', 'today 7 pm'],
    ['2026-11-17T02:30:00Z', 'Tue 8 am'],
    ['2026-11-19T02:30:00Z', 'Thu 8 am'],
    ['2026-11-22T02:30:00Z', 'Sun 8 am'],
    ['2026-11-23T02:30:00Z', 'Mon 23 Nov, 8 am'],
    ['2026-12-03T02:30:00Z', 'Thu 3 Dec, 8 am'],
    ['2026-11-14T02:30:00Z', 'Sat 14 Nov, 8 am'],
  ])('is in India’s time: %s is %s', (time, words) => {
    expect(visitMoment(Date.parse(time), NOW)).toBe(words);
  });
});
