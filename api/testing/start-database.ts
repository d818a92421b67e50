import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDatabase } from '../demo/seed/seed-database.ts';
import { startPostgres } from '../src/foundation/database/embedded.ts';
import { migrate } from '../src/foundation/database/migrate.ts';
import { TEST_LISTINGS, TEST_NOW } from './test-data.ts';
import { keepForTeardown } from './test-postgres.ts';

/** Jest's global set-up: a database of its own, migrated and seeded once for all integration tests. */
const startDatabase = async (): Promise<void> => {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) {
    const root = mkdtempSync(join(tmpdir(), 'aangan-test-'));
    // Run by root, PostgreSQL is another user, who must get in.
    chmodSync(root, 0o755);
    const postgres = await startPostgres({
      folder: join(root, 'postgres'),
      // What is lost when the machine dies was made for the test.
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    });
    keepForTeardown({ postgres, root });
    process.env.TEST_DATABASE_URL = postgres.url;
  }
  const url = process.env.TEST_DATABASE_URL ?? '';
  await migrate(url);
  await seedDatabase({ url, listings: TEST_LISTINGS, now: TEST_NOW });
};

// biome-ignore lint/style/noDefaultExport: Jest takes the set-up from there.
export default startDatabase;
