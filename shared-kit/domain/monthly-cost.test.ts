import fc from 'fast-check';
import { DEPOSIT_EARNS, monthlyCost } from './monthly-cost.ts';

const rupees = (max: number) => fc.integer({ min: 0, max });
const home = fc.record({ rent: rupees(50_00_000), maintenance: rupees(5_00_000), deposit: rupees(5_00_00_000) });

it.each([
  ['all three', { rent: 32_000, maintenance: 3_500, deposit: 1_50_000 }, 750, 36_250],
  ['ten months of deposit', { rent: 60_000, maintenance: 0, deposit: 6_00_000 }, 3_000, 63_000],
  ['a deposit of next to nothing', { rent: 8_000, maintenance: 0, deposit: 4_000 }, 0, 8_000],
  ['the rent alone', { rent: 8_000, maintenance: 0, deposit: 0 }, 0, 8_000],
])('adds up %s', (_what, amounts, deposit, total) => {
  expect(monthlyCost(amounts)).toMatchObject({ deposit, total });
});

it('is made of whole rupees that add up, and is never less than the rent', () => {
  fc.assert(
    fc.property(home, (amounts) => {
      const { rent, maintenance, deposit, total } = monthlyCost(amounts);
      expect(total).toBe(rent + maintenance + deposit);
      expect([rent, maintenance]).toEqual([amounts.rent, amounts.maintenance]);
      expect(Number.isInteger(total)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(amounts.rent);
    }),
  );
});

it("includes the deposit's monthly interest to the nearest ₹50, and more for a larger deposit", () => {
  fc.assert(
    fc.property(home, rupees(50_00_000), (amounts, more) => {
      const { deposit } = monthlyCost(amounts);
      expect(Math.abs(deposit * 12 - (amounts.deposit * DEPOSIT_EARNS) / 100)).toBeLessThanOrEqual(25 * 12);
      expect(monthlyCost({ ...amounts, deposit: amounts.deposit + more }).deposit).toBeGreaterThanOrEqual(deposit);
    }),
  );
});

it.each([{ rent: -1 }, { deposit: Number.NaN }, { maintenance: Number.POSITIVE_INFINITY }])('rejects %j', (wrong) => {
  expect(() => monthlyCost({ rent: 1, maintenance: 1, deposit: 1, ...wrong })).toThrow(RangeError);
});
