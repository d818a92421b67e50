import { localityRentPerSqft, localitySalePerSqft, TIER_FACTORS, usualRent } from './price-level.ts';

const CITY = { rentPerSqft: 30, salePerSqft: 9000 };

describe('price level', () => {
  it("is the city's figure in tier 3 and falls from tier 1 to tier 5", () => {
    expect(localityRentPerSqft(CITY, 3)).toBe(30);
    expect(localitySalePerSqft(CITY, 3)).toBe(9000);
    const rents = Object.keys(TIER_FACTORS).map((tier) => localityRentPerSqft(CITY, Number(tier)));
    expect(rents).toEqual([...rents].sort((a, b) => b - a));
  });

  it('rises with the number of rooms', () => {
    const rents = (['RK1', 'BHK1', 'BHK2', 'BHK3', 'BHK4', 'BHK4PLUS'] as const).map((bhk) => usualRent(CITY, 2, bhk));
    expect(rents).toEqual([...rents].sort((a, b) => a - b));
  });

  it.each([0, 6, 2.5, Number.NaN])('rejects the unknown tier %d', (tier) =>
    expect(() => localityRentPerSqft(CITY, tier)).toThrow(RangeError),
  );
});
