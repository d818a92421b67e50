import { fitRents } from './rent-model.ts';
import type { PricedHome } from './rented-home.ts';

/** Every fifth home is held out. */
const FOLDS = 5;

/**
 * How far estimates are from the rents of homes that the model has never seen: each home is held out once.
 * @returns the distance of each home as a share of its rent, in rising order
 */
export function backTest(homes: readonly PricedHome[]): number[] {
  const errors: number[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitRents(homes.filter((_, at) => at % FOLDS !== fold));
    for (const home of homes.filter((_, at) => at % FOLDS === fold)) {
      const range = model?.estimate(home);
      if (range) errors.push(Math.abs(range.median - home.rent) / home.rent);
    }
  }
  return errors.toSorted((one, other) => one - other);
}
