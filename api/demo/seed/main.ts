import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../src/foundation/database/public.ts';
import { migrateModules } from '../../src/migrate-modules.ts';
import { DEFAULT_LISTINGS } from './default-listings.ts';
import { type SeedProgress, seedDatabase } from './seed-database.ts';

const HELP = `npm run seed -- [--listings ${DEFAULT_LISTINGS}] [--copies 9] [--projects 50000] [--reset]
Fills the database (DATABASE_MIGRATE_URL or DATABASE_URL, else the embedded one under DATA_DIR, default .data).`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: String(DEFAULT_LISTINGS) },
      copies: { type: 'string' },
      projects: { type: 'string' },
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const listings = Number(values.listings);
  if (values.help) return console.log(HELP);
  const projects = values.projects === undefined ? undefined : Number(values.projects);
  const copies = values.copies === undefined ? undefined : Number(values.copies);
  if (!Number.isInteger(listings) || listings < 0) throw new Error(`--listings takes a whole number.\n${HELP}`);
  if (projects !== undefined && !Number.isInteger(projects))
    throw new Error(`--projects takes a whole number.\n${HELP}`);

  if (copies !== undefined && !Number.isInteger(copies)) throw new Error(`--copies takes a whole number.\n${HELP}`);

  const given = process.env.DATABASE_MIGRATE_URL || process.env.DATABASE_URL;
  const embedded = given
    ? undefined
    : await startPostgres({ folder: join(process.env.DATA_DIR ?? '.data', 'postgres') });
  const url = given ?? embedded?.url ?? '';
  try {
    await migrateModules(url);
    const started = Date.now();
    const outcome = await seedDatabase({
      url,
      listings,
      ...(projects !== undefined && { projects }),
      ...(copies !== undefined && { copies }),
      reset: values.reset,
      onProgress: progressLine(),
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      outcome === 'seeded'
        ? `${listings * (1 + (copies ?? 0))} listings in ${seconds} s`
        : `${listings} listings are already there`,
    );
  } finally {
    await embedded?.stop();
  }
}

/** Prints each step once, and progress every 50,000 listings. */
function progressLine(): (progress: SeedProgress) => void {
  let said = '';
  return ({ step, listings }) => {
    const line = step === 'listings' ? `listings ${Math.floor(listings / 50_000) * 50_000}+` : step;
    if (line !== said) console.log(line);
    said = line;
  };
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
