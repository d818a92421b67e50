import { freshValues } from '../../foundation/cache/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { fitRents, type RentModel } from './rent-model.ts';
import { rentedHomes } from './rented-homes.queries.ts';

/** A model is fitted again after an hour. */
const FRESH_MS = 3_600_000;

/** More than there are service cities. */
const MOST_CITIES = 50;

/** The model of a city; undefined with too few homes. */
type CityModels = (city: string, onError: (error: unknown) => void) => Promise<RentModel | undefined>;

/** Models by city, fitted on first use. */
export function cityModels(database: Database, now: () => number): CityModels {
  const load = async (city: string) => fitRents(await rentedHomes(database, city));
  return freshValues({ load, now, freshMs: FRESH_MS, maxSize: MOST_CITIES }).read;
}
