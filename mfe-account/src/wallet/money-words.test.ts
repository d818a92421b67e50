import { formatChange, planWords } from './money-words.ts';

describe('the words of a wallet', () => {
  it('say what went in and what went out', () => {
    expect(formatChange(50_000)).toBe('+₹500');
    expect(formatChange(-9_950)).toBe('−₹99.50');
  });

  it('name plans', () => {
    expect(planWords(['TENANT_FREEDOM', 'TENANT_RELAX'])).toBe('Tenant freedom, Tenant relax');
  });
});
