import { monthStart } from './month-start.ts';

describe('the start of the month', () => {
  it.each([
    ['2026-11-20T06:30:00Z', '2026-10-31T18:30:00.000Z'],
    ['2026-10-31T18:29:59Z', '2026-09-30T18:30:00.000Z'],
    ['2026-10-31T18:30:00Z', '2026-10-31T18:30:00.000Z'],
    ['2026-12-31T20:00:00Z', '2026-12-31T18:30:00.000Z'],
  ])('of %s is %s, in India', (moment, start) => {
    expect(new Date(monthStart(Date.parse(moment))).toISOString()).toBe(start);
  });
});
