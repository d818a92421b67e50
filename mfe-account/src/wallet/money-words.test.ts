import { formatChange, planWords } from './money-words.ts';

describe('the texts of wallet entries', () => {
  it('show a sign for money in and money out', () => {
    expect(formatChange(50_000)).toBe('+₹500');
    expect(formatChange(-9_950)).toBe('−₹99.50');
  });

  it('name plans', () => {
    expect(planWords(['TENANT_FREEDOM', 'TENANT_RELAX'])).toBe('Tenant freedom, Tenant relax');
  });
});
