import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '../../src/foundation/database/client.ts';
import { fillTable } from '../../src/foundation/database/fill-table.ts';
import { schemaTables } from '../../src/foundation/database/schema-tables.ts';
import { seedExperiments } from '../../src/growth/experiments/seed-experiments.ts';
import { seedRun } from '../../src/search/listings/property.tables.ts';
import { refreshCounts } from '../../src/search/listings/refresh-place-counts.ts';
import { registeredDeal } from '../../src/search/registered-deals/registered-deals.tables.ts';
import { seedRegisteredDeals } from '../../src/search/registered-deals/seed-registered-deals.ts';
import { photoLook } from '../../src/trust/listing-checks/listing-checks.tables.ts';
import { catalogueLooks } from '../../src/trust/listing-checks/photo-looks.ts';
import { runChecks } from '../../src/trust/listing-checks/run-checks.ts';
import { generateListings } from './generate-listings.ts';
import { loadListings } from './load-listings.ts';
import { loadWorld } from './load-world.ts';
import { picturesByScene } from './pictures-by-scene.ts';
import { seedOwners } from './seed-owners.ts';
import { seedPlaces } from './seed-places.ts';

export const DEFAULT_LISTINGS = 25_000;

/** Listings that are checked while seeding. */
const CHECKED_AT_ONCE = 100_000;

interface SeedOptions {
  readonly url: string;
  /** Default 25,000. */
  readonly listings?: number;
  /** Epoch ms that every date is counted from. Default: the real now. */
  readonly now?: number;
  /** Throw away what is there, even if it is what was asked for. */
  readonly reset?: boolean;
  /** Another one gives another set of listings. */
  readonly seed?: string;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  readonly step: 'places' | 'listings' | 'counts';
  /** Listings loaded so far. */
  readonly listings: number;
}

/** How many listings the database was seeded with, or undefined if a seeding never came to its end. */
export async function seededListings(url: string): Promise<number | undefined> {
  const { database, close } = openDatabase(url, { connections: 1 });
  try {
    // Before its first migration a database has no such table.
    const { rows } = await database.execute<{ there: boolean }>(sql`select to_regclass('seed_run') is not null there`);
    if (!rows[0]?.there) return undefined;
    const [run] = await database.select().from(seedRun);
    return run?.listings;
  } finally {
    await close();
  }
}

/** Whether the database holds a complete seeding. */
export async function isSeeded(url: string): Promise<boolean> {
  return (await seededListings(url)) !== undefined;
}

/** Gives what came later, owners and registered deals, to listings that were seeded without; else does nothing. */
export async function completeSeeding(url: string, now: number): Promise<void> {
  const { database, close } = openDatabase(url, { connections: 1, statementMs: 0 });
  try {
    const { rows } = await database.execute<{ some: boolean }>(sql`select exists (select from listing_owner) some`);
    if (!rows[0]?.some) await seedOwners(database, now);
    if ((await database.$count(registeredDeal)) === 0) await seedRegisteredDeals(database, now);
  } finally {
    await close();
  }
}

/**
 * Fills a migrated database: places, plans, listings, counts. Does nothing when it already holds this many
 * listings, unless asked to reset.
 * @throws Error if it holds another number of them and `reset` is not given
 */
export async function seedDatabase(options: SeedOptions): Promise<'seeded' | 'already there'> {
  const { url, listings = DEFAULT_LISTINGS, now = Date.now(), reset = false, seed, onProgress } = options;
  const already = await seededListings(url);
  if (already !== undefined && !reset) {
    if (already === listings) {
      await completeSeeding(url, now);
      return 'already there';
    }
    throw new Error(`The database already holds ${already} listings: add --reset to replace them by ${listings}.`);
  }
  const { database, close } = openDatabase(url, { connections: 2, statementMs: 0 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    onProgress?.({ step: 'places', listings: 0 });
    await database.execute(sql.raw(`truncate ${schemaTables().join(', ')}`));
    await seedPlaces(database, { now });
    await seedExperiments(database);
    const world = await loadWorld(database);
    const generated = generateListings({ world, pictures: picturesByScene(), listings, now, ...(seed && { seed }) });
    const posters = await loadListings(client, generated, (loaded) =>
      onProgress?.({ step: 'listings', listings: loaded }),
    );
    await seedOwners(database, now, posters);
    await fillTable(database, photoLook, catalogueLooks());
    // More than these are checked later, city by city, by the job.
    if (listings <= CHECKED_AT_ONCE) await runChecks(database, { now });
    await seedRegisteredDeals(database, now);
    onProgress?.({ step: 'counts', listings });
    await refreshCounts(database);
    await client.query('vacuum (analyze) listing, listing_count, locality_median');
    // Last: a seeding that was interrupted starts over.
    await database.insert(seedRun).values({ listings, finishedAt: new Date(now) });
    return 'seeded';
  } finally {
    await client.end();
    await close();
  }
}
