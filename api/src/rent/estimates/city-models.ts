import type { Database } from '../../foundation/database/public.ts';
import { type FreshValue, freshValue } from '../../search/listings/public.ts';
import { fitRents, type RentModel } from './rent-model.ts';
import { rentedHomes } from './rented-homes.queries.ts';

/** A model is fitted again after an hour. */
const FRESH_MS = 3_600_000;

/** The model of a city; undefined with too few homes. */
export type CityModels = (city: string, onError: (error: unknown) => void) => Promise<RentModel | undefined>;

/** Models by city, fitted on first use. There are as many as cities. */
export function cityModels(database: Database, now: () => number): CityModels {
  const models = new Map<string, FreshValue<RentModel | undefined>>();
  return (city, onError) => {
    const load = async () => fitRents(await rentedHomes(database, city));
    const model = models.get(city) ?? freshValue({ load, now, freshMs: FRESH_MS });
    models.set(city, model);
    return model.read(onError);
  };
}
