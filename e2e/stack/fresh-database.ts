import path from 'node:path';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { type EmbeddedPostgres, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { inputDigest } from '../../scripts/site/input-digest.ts';
import { fillDatabase } from '../../scripts/site/prepare-database.ts';
import type { Progress } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';

/** What is lost when the machine dies was made for the tests. */
const UNSAFE_AND_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Code and data that decide what a seeded database holds. */
const SEED_INPUTS = ['api/src', 'api/data', 'api/demo', 'shared-kit/domain'];

/**
 * Starts the tests' PostgreSQL with a database that no test has changed: a copy of a seeded one. That one is made
 * when the code that fills it has changed, or when its dates are of another day: "confirmed today" must be true in the
 * tests too.
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
  // Every server has this one: who is connected to a database keeps it from being dropped and copied.
  const server = new URL(url);
  server.pathname = '/postgres';
  const { pool, close } = openDatabase(server.href, { connections: 1 });
  try {
    const { rows } = await pool.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^seeded_'`,
    );
    await pool.query(`drop database if exists ${name} with (force)`);
    if (!rows.some(({ datname }) => datname === seeded)) {
      for (const { datname } of rows) await pool.query(`drop database ${datname} with (force)`);
      await pool.query(`create database ${name}`);
      await fillDatabase({ url, stop: async () => undefined }, settings, progress, signal);
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
