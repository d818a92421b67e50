import path from 'node:path';
import { completeSeeding, seededListings } from '../../api/demo/seed/seed-database.ts';
import {
  appUrl,
  type EmbeddedPostgres,
  openAppLogin,
  openDatabase,
  startPostgres,
} from '../../api/src/foundation/database/public.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { runToEnd } from './child.ts';
import { databaseProblem } from './database-problem.ts';
import type { Progress } from './progress.ts';
import { ROOT } from './remotes.ts';
import { type SiteSettings, StartError } from './site-settings.ts';

export interface RunningDatabase {
  /** Of the login that migrates and seeds. */
  readonly url: string;
  /** Of the login with which the API answers calls. */
  readonly apiUrl: string;
  /** Absent for an external one. */
  readonly embedded?: EmbeddedPostgres;
  /** Stops the embedded PostgreSQL; an external one keeps running. */
  stop(): Promise<void>;
}

/**
 * Makes sure that the database named by DATABASE_URL can be used.
 * @throws StartError with what to do
 */
export async function checkDatabaseUrl(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) throw new StartError(databaseProblem(url, undefined));
  const { pool, close } = openDatabase(url, { connections: 1 });
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartError(databaseProblem(url, error));
  } finally {
    await close();
  }
}

/** Folder of the embedded PostgreSQL's data. */
export function postgresFolder({ dataFolder }: Pick<SiteSettings, 'dataFolder'>): string {
  return path.join(dataFolder, 'postgres');
}

/** Starts the embedded PostgreSQL if DATABASE_URL is not set. */
export async function openSiteDatabase(settings: SiteSettings, progress: Progress): Promise<RunningDatabase> {
  const { databaseUrl } = settings;
  if (databaseUrl) {
    return { url: process.env.DATABASE_MIGRATE_URL || databaseUrl, apiUrl: databaseUrl, stop: async () => undefined };
  }
  progress.say('database', 'starting PostgreSQL');
  const embedded = await startPostgres({ folder: postgresFolder(settings) });
  return { url: embedded.url, apiUrl: appUrl(embedded.url), embedded, stop: embedded.stop };
}

/** Migrates, and fills an empty database with listings. */
export async function fillDatabase(
  database: Pick<RunningDatabase, 'url' | 'embedded'>,
  settings: SiteSettings,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  await migrateModules(database.url).catch((error: unknown) => {
    if (!settings.databaseUrl) throw error;
    throw new StartError(databaseProblem(settings.databaseUrl, error));
  });
  if (database.embedded) await openAppLogin(database.url);
  signal.throwIfAborted();
  const listings = await seededListings(database.url);
  if (listings !== undefined) {
    await completeSeeding(database.url, Date.now());
    progress.say('database', `${listings.toLocaleString('en-IN')} listings`);
    return;
  }
  progress.say('database', `seeding ${settings.listings.toLocaleString('en-IN')} listings`);
  await runToEnd(
    {
      name: 'Seeding the database',
      script: path.join(ROOT, 'api/demo/seed/main.ts'),
      args: ['--listings', String(settings.listings)],
      cwd: ROOT,
      env: { DATABASE_URL: database.url, DATABASE_MIGRATE_URL: database.url, DATA_DIR: settings.dataFolder },
      logFile: path.join(settings.dataFolder, 'logs/seed.log'),
    },
    signal,
  );
  progress.say('database', 'seeded');
}
