import type { ListingCategory } from './listing-category.ts';

/**
 * The highest budget a search may ask for, in ₹ (a month for rents). The specification gives no figure for
 * plots: they are bought, so they take the buy maximum.
 * Source: product-and-plans, section 9 (budget maximums).
 */
export const BUDGET_MAXIMUM = {
  BUY: 10_00_00_000,
  RENT: 5_00_000,
  PG: 1_00_000,
  SHARED: 1_00_000,
  PLOT: 10_00_00_000,
  COMMERCIAL_RENT: 1_00_00_000,
  COMMERCIAL_BUY: 100_00_00_000,
} as const satisfies Record<ListingCategory, number>;

const BED_STEPS = [
  0, 3_000, 5_000, 7_000, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000,
  1_00_000,
] as const;

const SALE_STEPS = [
  0, 10_00_000, 20_00_000, 30_00_000, 40_00_000, 50_00_000, 60_00_000, 75_00_000, 90_00_000, 1_00_00_000, 1_25_00_000,
  1_50_00_000, 2_00_00_000, 2_50_00_000, 3_00_00_000, 4_00_00_000, 5_00_00_000, 7_50_00_000, 10_00_00_000,
] as const;

/**
 * Steps of the budget selects and sliders in ₹, close together where most homes are; from 0 to the category's
 * {@link BUDGET_MAXIMUM}, both included.
 */
export const BUDGET_STEPS = {
  BUY: SALE_STEPS,
  RENT: [
    0, 5_000, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 75_000,
    1_00_000, 1_50_000, 2_00_000, 3_00_000, 5_00_000,
  ],
  PG: BED_STEPS,
  SHARED: BED_STEPS,
  PLOT: SALE_STEPS,
  COMMERCIAL_RENT: [
    0, 10_000, 20_000, 30_000, 50_000, 75_000, 1_00_000, 1_50_000, 2_00_000, 3_00_000, 5_00_000, 7_50_000, 10_00_000,
    20_00_000, 30_00_000, 50_00_000, 1_00_00_000,
  ],
  COMMERCIAL_BUY: [
    0, 20_00_000, 50_00_000, 75_00_000, 1_00_00_000, 1_50_00_000, 2_00_00_000, 3_00_00_000, 5_00_00_000, 7_50_00_000,
    10_00_00_000, 20_00_00_000, 30_00_00_000, 50_00_00_000, 100_00_00_000,
  ],
} as const satisfies Record<ListingCategory, readonly number[]>;
