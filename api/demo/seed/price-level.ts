/** Price of a locality relative to the city's tier 3 level, by tier. All seeded prices use this table. */
export const TIER_FACTORS = { 1: 1.75, 2: 1.3, 3: 1, 4: 0.8, 5: 0.64 } as const satisfies Record<number, number>;

/** Usual built-up area of a home, sq ft. */
export const USUAL_AREA = {
  RK1: 380,
  BHK1: 580,
  BHK2: 1050,
  BHK3: 1550,
  BHK4: 2300,
  BHK4PLUS: 3200,
} as const satisfies Record<string, number>;

/** Small homes cost more per sq ft to rent. */
export const RENT_SIZE_FACTORS = {
  RK1: 1.25,
  BHK1: 1.12,
  BHK2: 1,
  BHK3: 0.97,
  BHK4: 0.95,
  BHK4PLUS: 0.95,
} as const satisfies Record<keyof typeof USUAL_AREA, number>;

interface CityPrices {
  /** ₹ a month per sq ft, tier 3. */
  readonly rentPerSqft: number;
  /** ₹ per sq ft, tier 3. */
  readonly salePerSqft: number;
}

function tierFactor(tier: number): number {
  const factor = (TIER_FACTORS as Record<number, number>)[tier];
  if (factor === undefined) throw new RangeError(`No price level for tier ${tier}.`);
  return factor;
}

/** Usual ₹ a month per sq ft of a locality. @throws RangeError for a tier outside 1 to 5. */
export function localityRentPerSqft(city: CityPrices, tier: number): number {
  return city.rentPerSqft * tierFactor(tier);
}

/** Usual ₹ per sq ft of a locality, to buy. @throws RangeError for a tier outside 1 to 5. */
export function localitySalePerSqft(city: CityPrices, tier: number): number {
  return city.salePerSqft * tierFactor(tier);
}

/** Usual rent of a home of this size in a locality, ₹ a month. */
export function usualRent(city: CityPrices, tier: number, bhk: keyof typeof USUAL_AREA): number {
  return localityRentPerSqft(city, tier) * USUAL_AREA[bhk] * RENT_SIZE_FACTORS[bhk];
}
