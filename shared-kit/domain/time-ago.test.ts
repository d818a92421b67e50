import { indianTime, timeAgo } from './time-ago.ts';
import { MINUTE_MS } from './time-spans.ts';

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [-MINUTE_MS, 'just now'],
    [MINUTE_MS - 1, 'just now'],
    [MINUTE_MS, '1 minute ago'],
    [59 * MINUTE_MS, '59 minutes ago'],
    [60 * MINUTE_MS, '1 hour ago'],
    [24 * 60 * MINUTE_MS, '1 day ago'],
    [400 * 24 * 60 * MINUTE_MS, '400 days ago'],
  ])('says of %i ms: %s', (ms, words) => expect(timeAgo(ms)).toBe(words));
});

it('indianTime is the time in India, wherever it runs', () => {
  expect(indianTime(Date.UTC(2026, 10, 16, 4, 30))).toMatch(/^16 Nov, 10:00\sam$/);
});
