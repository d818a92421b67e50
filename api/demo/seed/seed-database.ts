import { sql } from 'drizzle-orm';
import pg from 'pg';
import { projectQuarter } from '../../src/builders/progress/public.ts';
import { fillTable, openDatabase } from '../../src/foundation/database/public.ts';
import { tableNames } from '../../src/foundation/module/public.ts';
import { MODULES } from '../../src/modules.ts';
import { project } from '../../src/places/public.ts';
import { refreshCounts, seedRun } from '../../src/search/listings/public.ts';
import { registeredDeal, seedRegisteredDeals } from '../../src/search/registered-deals/public.ts';
import { catalogueLooks, photoLook, runChecks } from '../../src/trust/listing-checks/public.ts';
import { DEMO_MODULES } from '../modules.ts';
import { DEFAULT_LISTINGS } from './default-listings.ts';
import { generateListings } from './generate-listings.ts';
import { loadListings } from './load-listings.ts';
import { loadWorld } from './load-world.ts';
import { multiplyListings } from './multiply-listings.ts';
import { picturesByScene } from './pictures-by-scene.ts';
import { multiplyProjects } from './projects/many-projects.ts';
import { seedProjectTrust } from './projects/seed-project-trust.ts';
import { seedProjects } from './projects/seed-projects.ts';
import { seedCallLeads } from './seed-call-leads.ts';
import { seedDetails } from './seed-details.ts';
import { seedOwners } from './seed-owners.ts';
import { seedPlaces } from './seed-places.ts';

/** Maximum number of listings that are checked while seeding. */
const CHECKED_AT_ONCE = 100_000;

interface SeedOptions {
  readonly url: string;
  /** Default 25,000. */
  readonly listings?: number;
  /** Copies of each listing, for benchmarks of large tables. */
  readonly copies?: number;
  /** Multiplies the projects to about this many, for benchmarks. */
  readonly projects?: number;
  /** Epoch ms that every date is relative to. Default: the current time. */
  readonly now?: number;
  /** Replace existing data, even if it is the same. */
  readonly reset?: boolean;
  /** Another seed gives other listings. */
  readonly seed?: string;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  readonly step: 'places' | 'listings' | 'counts';
  /** Listings loaded so far. */
  readonly listings: number;
}

/** How many listings the database was seeded with, or undefined without a complete seeding. */
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

/** Adds data of later versions, owners, registered deals and projects, to an older seeding; else does nothing. */
export async function completeSeeding(url: string, now: number): Promise<void> {
  const { database, close } = openDatabase(url, { connections: 1, statementMs: 0 });
  try {
    const { rows } = await database.execute<{ some: boolean }>(sql`select exists (select from listing_owner) some`);
    if (!rows[0]?.some) await seedOwners(database, now);
    await seedCallLeads(database, now);
    if ((await database.$count(registeredDeal)) === 0) await seedRegisteredDeals(database, now);
    if ((await database.$count(project)) === 0) await seedProjects(database, now);
    if ((await database.$count(projectQuarter)) === 0) await seedProjectTrust(database, now);
  } finally {
    await close();
  }
}

/**
 * Fills a migrated database: places, plans, listings, counts. Does nothing when it already contains this many listings,
 * unless `reset` is given.
 * @throws Error if it contains another number of them and `reset` is not given
 */
export async function seedDatabase(options: SeedOptions): Promise<'seeded' | 'already there'> {
  const {
    url,
    listings = DEFAULT_LISTINGS,
    now = Date.now(),
    reset = false,
    seed,
    projects,
    copies = 0,
    onProgress,
  } = options;
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
    await database.execute(sql.raw(`truncate ${tableNames([...MODULES, ...DEMO_MODULES]).join(', ')}`));
    await seedPlaces(database, { now });
    const world = await loadWorld(database);
    const generated = generateListings({ world, pictures: picturesByScene(), listings, now, ...(seed && { seed }) });
    const posters = await loadListings(client, generated, (loaded) =>
      onProgress?.({ step: 'listings', listings: loaded }),
    );
    await seedOwners(database, now, posters);
    await seedDetails(database);
    await fillTable(database, photoLook, catalogueLooks());
    // Larger seedings are checked later, city by city, by the job.
    if (listings <= CHECKED_AT_ONCE) await runChecks(database, { now });
    await seedCallLeads(database, now);
    await seedRegisteredDeals(database, now);
    await seedProjects(database, now);
    await seedProjectTrust(database, now);
    if (projects !== undefined) await multiplyProjects(database, projects);
    onProgress?.({ step: 'counts', listings });
    await refreshCounts(database);
    // Without counts of their own: those of ten million listings take longer than the listings.
    if (copies > 0) await multiplyListings(client, copies);
    await client.query('vacuum (analyze) listing, listing_count, locality_median, project');
    // Last, so that an interrupted seeding starts over.
    await database.insert(seedRun).values({ listings, finishedAt: new Date(now) });
    return 'seeded';
  } finally {
    await client.end();
    await close();
  }
}
