import { join } from 'node:path';
import { seedDatabase } from '../demo/seed/seed-database.ts';
import { openAppLogin, startPostgres } from '../src/foundation/database/public.ts';
import { migrateModules } from '../src/migrate-modules.ts';
import { makeClusterFolder } from './cluster-folder.ts';
import { TEST_LISTINGS, TEST_NOW } from './test-data.ts';
import { startTestPostgres } from './test-postgres.ts';

/** Jest's global set-up: a database that is migrated and seeded once for all integration tests. */
const startDatabase = async (): Promise<void> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return fill(given);
  const root = await makeClusterFolder();
  const start = () =>
    startPostgres({
      folder: join(root, 'postgres'),
      settings: {
        // Durability is off: test data may be lost when the machine fails.
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        // The log takes memory where the files are in memory.
        max_wal_size: '256MB',
        // Statistics are those of the seeding, whatever the moment: plans do not differ from run to run.
        autovacuum: 'off',
      },
    });
  await startTestPostgres(root, start, async (url) => {
    process.env.TEST_DATABASE_URL = url;
    await fill(url);
  });
};

async function fill(url: string): Promise<void> {
  await migrateModules(url);
  await openAppLogin(url);
  await seedDatabase({ url, listings: TEST_LISTINGS, now: TEST_NOW });
}

// biome-ignore lint/style/noDefaultExport: Jest takes the set-up from there.
export default startDatabase;
