import path from 'node:path';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { type EmbeddedPostgres, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { inputDigest } from '../../scripts/site/input-digest.ts';
import { fillDatabase } from '../../scripts/site/prepare-database.ts';
import type { Progress } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';

/** Durability is off: a crash only loses test data. */
const UNSAFE_AND_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Builds run at the same time. */
const CONNECTED_WITHIN_MS = 60_000;

/** Code and data that determine the content of a seeded database. */
const SEED_INPUTS = ['api/src', 'api/demo', 'shared-kit/domain'];

/**
 * Starts the tests' PostgreSQL with an unchanged database: a copy of a seeded one. The seeded one is rebuilt when the
 * code that fills it has changed, or on a new day: "confirmed today" must be true in the tests too.
 */
export async function startFreshDatabase(
  settings: SiteSettings,
  progress: Progress,
  signal: AbortSignal,
): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({
    folder: path.join(settings.dataFolder, 'postgres'),
    settings: UNSAFE_AND_FAST,
  });
  try {
    await putFresh(postgres.url, settings, progress, signal);
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function putFresh(url: string, settings: SiteSettings, progress: Progress, signal: AbortSignal): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const seeded = `seeded_${stateWanted(settings.listings)}`;
  // Every server has this database. Connections to a database prevent dropping and copying it.
  const server = new URL(url);
  server.pathname = '/postgres';
  const { pool, close } = openDatabase(server.href, { connections: 1, timeoutMs: CONNECTED_WITHIN_MS });
  try {
    const { rows } = await pool.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^seeded_'`,
    );
    await pool.query(`drop database if exists ${name} with (force)`);
    if (!rows.some(({ datname }) => datname === seeded)) {
      for (const { datname } of rows) await pool.query(`drop database ${datname} with (force)`);
      await pool.query(`create database ${name}`);
      await fillDatabase({ url }, settings, progress, signal);
      await pool.query(`alter database ${name} rename to ${seeded}`);
    }
    await pool.query(`create database ${name} template ${seeded}`);
    progress.say('database', 'a fresh copy of the seeded one');
  } finally {
    await close();
  }
}

function stateWanted(listings: number): string {
  return `${inputDigest(ROOT, SEED_INPUTS)}_${listings}_${indiaDay(Date.now()).replaceAll('-', '')}`;
}
