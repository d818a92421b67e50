import { formatChange, formatMoment, planWords } from './money-words.ts';

describe('the words of a wallet', () => {
  it.each([
    [Date.UTC(2026, 10, 21, 10, 35), '21 Nov 2026, 4:05 pm'],
    [Date.UTC(2026, 10, 20, 18, 30), '21 Nov 2026, 12:00 am'],
    [Date.UTC(2026, 10, 21, 6, 30), '21 Nov 2026, 12:00 pm'],
  ])('say when in Indian time: %i is %s', (at, words) => {
    expect(formatMoment(at)).toBe(words);
  });

  it('say what went in and what went out', () => {
    expect(formatChange(50_000)).toBe('+₹500');
    expect(formatChange(-9_950)).toBe('−₹99.50');
  });

  it('name plans', () => {
    expect(planWords(['TENANT_FREEDOM', 'TENANT_RELAX'])).toBe('Tenant freedom, Tenant relax');
  });
});
