import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CITIES } from '@aangan/shared-kit/domain/cities';
import { type Database, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { backTest, rentedHomes } from '../../api/src/rent/estimates/public.ts';
import { seedListings } from './api-process.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { quantile } from './client-load.ts';
import { median } from './median.ts';

const LISTINGS = 25_000;

/** Measures how far estimates are from the rents of live homes that the model has not seen. */
export async function benchRentEstimates(): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-rents-'));
  // If root runs the benchmark, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres') });
  const { database, close } = openDatabase(postgres.url);
  try {
    await seedListings(LISTINGS, { DATABASE_URL: postgres.url });
    return await backTestCities(database);
  } finally {
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function backTestCities(database: Database): Promise<BenchTable> {
  const cities: { readonly name: string; readonly errors: readonly number[] }[] = [];
  let homes = 0;
  for (const { slug, name } of CITIES) {
    const live = await rentedHomes(database, slug);
    homes += live.length;
    const errors = backTest(live).map((share) => share * 100);
    if (errors.length > 0) cities.push({ name, errors });
  }
  const all = cities.flatMap(({ errors }) => errors);
  return {
    name: `Estimates of rents for ${homes} homes, each held out once`,
    rows: [
      note('estimated', all.length, ''),
      atMost('median error', median(all), '%', 10),
      note('error of 9 in 10 homes, at most', quantile(all, 0.9), '%'),
      ...cities.map(({ name, errors }) => note(`median error in ${name}`, median(errors), '%')),
    ],
  };
}
