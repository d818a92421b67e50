import fc from 'fast-check';
import { hraExemption } from './hra-exemption.ts';

const rupees = fc.nat(1_00_00_000);
const facts = fc.record({ salaryRupees: rupees, hraRupees: rupees, rentRupees: rupees, isMetro: fc.boolean() });

describe('the exemption of house rent allowance', () => {
  it('is the least of the three amounts of rule 2A', () => {
    const year = { salaryRupees: 6_00_000, hraRupees: 2_40_000, rentRupees: 3_00_000 };
    expect(hraExemption({ ...year, isMetro: true }).exemptRupees).toBe(2_40_000);
    expect(hraExemption({ ...year, isMetro: false })).toEqual({
      parts: { received: 2_40_000, rentAboveTenth: 2_40_000, shareOfSalary: 2_40_000 },
      exemptRupees: 2_40_000,
      taxableRupees: 0,
    });
    expect(hraExemption({ ...year, rentRupees: 1_20_000, isMetro: true }).exemptRupees).toBe(60_000);
    expect(hraExemption({ ...year, rentRupees: 50_000, isMetro: true }).exemptRupees).toBe(0);
  });

  it('is never negative, never above the allowance, and never falls when the rent rises', () => {
    fc.assert(
      fc.property(facts, rupees, (year, more) => {
        const { exemptRupees, taxableRupees } = hraExemption(year);
        expect(exemptRupees).toBeGreaterThanOrEqual(0);
        expect(exemptRupees + taxableRupees).toBe(year.hraRupees);
        expect(hraExemption({ ...year, rentRupees: year.rentRupees + more }).exemptRupees).toBeGreaterThanOrEqual(
          exemptRupees,
        );
      }),
    );
  });
});
