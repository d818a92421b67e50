import { financialYear } from './financial-year.ts';

describe('financialYear', () => {
  it.each([
    ['2026-11-23T06:00:00Z', '2026-27'],
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('at %s is %s', (time, year) => {
    expect(financialYear(Date.parse(time))).toBe(year);
  });
});
