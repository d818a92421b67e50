import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { HOME_FEATURES, homeFeatures } from './home-features.ts';
import type { PricedHome, RentedHome } from './rented-home.ts';

/** Estimates rents of one city. */
export interface RentModel {
  /** Homes that it was fitted to. */
  readonly homes: number;
  /** The middle half of such homes asks from `low` to `high`; ₹ a month. Undefined for a locality without homes. */
  estimate(home: RentedHome): RentRange | undefined;
  /** How much more another home would ask, in percent of the first one. */
  difference(home: RentedHome, other: RentedHome): number;
}

interface RentRange {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Homes below which a city has no model. */
const FEWEST_HOMES = 60;
/** Pulls the level of a locality with few homes towards the level of the city. */
const LOCALITY_RIDGE = 0.2;
/** Makes the sums solvable where nobody has a feature. */
const FEATURE_RIDGE = 0.001;
/** Rents further from the first fit than this many standard deviations are left out of the second. */
const OUTLIER = 3;

/**
 * Fits rents by ridge regression: the logarithm of a rent is a sum of what the home has, and of its locality's level.
 * @returns undefined with too few homes
 */
export function fitRents(homes: readonly PricedHome[]): RentModel | undefined {
  if (homes.length < FEWEST_HOMES) return undefined;
  const first = solve(homes);
  const residuals = homes.map((home) => residual(first, home));
  const limit = OUTLIER * deviation(residuals);
  const usual = homes.filter((_, at) => Math.abs(residuals[at] ?? 0) <= limit);
  const fit = solve(usual);
  const sorted = usual.map((home) => residual(fit, home)).toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0;
  const [low, median, high] = [at(0.25), at(0.5), at(0.75)];
  return {
    homes: usual.length,
    estimate(home) {
      if (!fit.localities.has(home.localityId)) return undefined;
      const level = predict(fit, home);
      const rupees = (share: number) => Math.round(Math.exp(level + share) / 100) * 100;
      return { low: rupees(low), median: rupees(median), high: rupees(high) };
    },
    difference: (home, other) => (Math.exp(predict(fit, other) - predict(fit, home)) - 1) * 100,
  };
}

interface Fit {
  /** What each feature adds to the logarithm. */
  readonly weights: readonly number[];
  /** The level of each locality beside the city's. */
  readonly localities: ReadonlyMap<string, number>;
}

function solve(homes: readonly PricedHome[]): Fit {
  const ids = [...new Set(homes.map(({ localityId }) => localityId))];
  const columnOf = new Map(ids.map((id, at) => [id, HOME_FEATURES + at]));
  const width = HOME_FEATURES + ids.length;
  const facts = Matrix.zeros(homes.length, width);
  const logs = Matrix.zeros(homes.length, 1);
  for (const [row, home] of homes.entries()) {
    for (const [column, value] of homeFeatures(home).entries()) facts.set(row, column, value);
    facts.set(row, columnOf.get(home.localityId) ?? 0, 1);
    logs.set(row, 0, Math.log(home.rent));
  }
  const transposed = facts.transpose();
  const sums = transposed.mmul(facts);
  for (let at = 0; at < width; at += 1) {
    sums.set(at, at, sums.get(at, at) + (at < HOME_FEATURES ? FEATURE_RIDGE : LOCALITY_RIDGE));
  }
  const solved = new CholeskyDecomposition(sums).solve(transposed.mmul(logs)).to1DArray();
  return {
    weights: solved.slice(0, HOME_FEATURES),
    localities: new Map(ids.map((id) => [id, solved[columnOf.get(id) ?? 0] ?? 0])),
  };
}

function predict({ weights, localities }: Fit, home: RentedHome): number {
  const features = homeFeatures(home).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  return features + (localities.get(home.localityId) ?? 0);
}

function residual(fit: Fit, home: PricedHome): number {
  return Math.log(home.rent) - predict(fit, home);
}

function deviation(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}
