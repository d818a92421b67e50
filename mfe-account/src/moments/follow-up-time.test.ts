import { quickTimes, whenWords } from './follow-up-time.ts';

const INDIA = 'Asia/Kolkata';
const FRIDAY = Date.parse('2026-11-20T12:00+05:30');

describe('quick follow-up times', () => {
  it.each([
    ['on a Friday', '2026-11-20T12:00+05:30', ['2026-11-21T10:00', '2026-11-21T11:00']],
    ['on a Saturday morning', '2026-11-21T08:00+05:30', ['2026-11-22T10:00', '2026-11-21T11:00']],
    ['on a Saturday evening', '2026-11-21T18:00+05:30', ['2026-11-22T10:00', '2026-11-28T11:00']],
    ['on the last day of a year', '2026-12-31T18:00+05:30', ['2027-01-01T10:00', '2027-01-02T11:00']],
  ])('are the expected ones %s', (_day, now, values) => {
    expect(quickTimes(Date.parse(now), INDIA).map(({ value }) => value)).toEqual(values);
  });

  it('use the date in the person’s time zone', () => {
    // Still Thursday evening in New York.
    const now = Date.parse('2026-11-20T06:00+05:30');
    expect(quickTimes(now, 'America/New_York')[0]?.value).toBe('2026-11-20T10:00');
  });
});

it.each([
  ['2026-11-20T16:30+05:30', 'today, 4:30 pm'],
  ['2026-11-21T10:00+05:30', 'tomorrow, 10 am'],
  ['2026-11-19T00:05+05:30', 'yesterday, 12:05 am'],
  ['2026-11-28T11:00+05:30', 'Sat 28 Nov, 11 am'],
  ['2027-01-02T12:00+05:30', 'Sat 2 Jan 2027, 12 pm'],
])('formats %s as %s', (moment, words) => {
  expect(whenWords(Date.parse(moment), FRIDAY, INDIA)).toBe(words);
});
