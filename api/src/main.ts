import { join } from 'node:path';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { SettingsProblems, settingsRefusal } from '@aangan/shared-kit/domain/settings-problems';
import { type MetricsServer, metricsFor, serveMetrics } from '@aangan/shared-kit/server/metrics-server';
import { startTracing } from '@aangan/shared-kit/server/tracing';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server.ts';
import {
  checkDatabase,
  type EmbeddedPostgres,
  isAppUrl,
  measurePool,
  measureQueries,
  openAppLogin,
  openDatabase,
  startPostgres,
} from './foundation/database/public.ts';
import { bossJobs } from './foundation/jobs/public.ts';
import type { ApiModule } from './foundation/module/public.ts';
import { migrateModules } from './migrate-modules.ts';
import { MODULES } from './modules.ts';
import { type ReadSettings, readSettings } from './read-settings.ts';

/** ms for open requests after a signal to stop. */
const FINISH_WITHIN_MS = 10_000;

/** The server, once it is built. */
interface Opened {
  app?: FastifyInstance;
}

async function main(): Promise<void> {
  const env = process.env;
  const modules = await modulesOf(env);
  const opened: Opened = {};
  const read = readSettings(env, modules, (error, text) => opened.app?.log.warn({ err: error }, text));
  const embedded = read.databaseUrl
    ? undefined
    : await startPostgres({ folder: join(env.DATA_DIR ?? '.data', 'postgres') });
  try {
    await serve({ read, modules, opened, url: read.databaseUrl ?? embedded?.url ?? '', embedded });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** The modules of the product, with AANGAN_DEMO=1 also of its demonstration. Production builds contain only the former. */
async function modulesOf(env: NodeJS.ProcessEnv): Promise<readonly ApiModule[]> {
  if (!isDemo(env)) return MODULES;
  const { DEMO_MODULES } = await import('../demo/modules.ts');
  return [...MODULES, ...DEMO_MODULES];
}

/**
 * Migrates with `DATABASE_MIGRATE_URL`. Without it the demonstration migrates by itself, and others have done so before.
 * @returns the address of the login that answers calls
 * @throws Error with one line that says what to do
 */
async function preparedUrl(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (env.DATABASE_MIGRATE_URL) await migrateModules(env.DATABASE_MIGRATE_URL);
  else if (isDemo(env) && !isAppUrl(url)) {
    await migrateModules(url);
    return (await openAppLogin(url)) ?? url;
  }
  await checkDatabase(url);
  return url;
}

interface Serving {
  readonly read: ReadSettings;
  readonly modules: readonly ApiModule[];
  readonly opened: Opened;
  /** Of the database. */
  readonly url: string;
  readonly embedded: EmbeddedPostgres | undefined;
}

async function serve({ read, modules, opened, url, embedded }: Serving): Promise<void> {
  const env = process.env;
  const tracing = await startTracing({ ...read.tracing, service: 'aangan-api', callersDecide: true });
  const metrics = metricsFor(read.metricsAt);
  const open = openDatabase(await preparedUrl(url, env), {
    onError: (error) => app.log.warn({ reason: error.message }, 'An idle database connection broke'),
    watch: {
      slowMs: read.slowQueryMs,
      onSlow: (query) => opened.app?.log.warn(query, 'A slow query'),
      onEnd: measureQueries(metrics),
    },
  });
  measurePool(metrics, open.pool);
  for (const { prepare } of modules) await prepare?.(open.database);
  const jobs = bossJobs(open.pool, {
    onError: (error) => app.log.warn({ err: error }, 'Job queue error'),
    minuteSeconds: read.minuteSeconds,
    metrics,
  });
  const app = await buildServer({
    ...read.settings,
    database: open.database,
    modules,
    jobs,
    metrics,
    siteUrl: read.siteUrl,
    logLevel: env.LOG_LEVEL ?? 'info',
    ...(env.ASSET_URL && { assetUrl: env.ASSET_URL.replace(/\/$/, '') }),
  });
  opened.app = app;
  let metricsServer: MetricsServer | undefined;
  const close = async (): Promise<void> => {
    await app.close();
    await metricsServer?.close();
    await jobs.stop();
    await open.close();
    await tracing.close();
  };
  // Work that nobody waits for fails while the database is away. It must not end the process.
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'Unhandled promise rejection'));
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    await close();
    await embedded?.stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const failed = async (error: unknown): Promise<never> => {
    await close();
    throw new Error(`The job queue could not start: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  };
  // Prepared before the first call. A call may write a job in its transaction and must not wait for the queue.
  await jobs.prepare().catch(failed);
  const port = Number(env.API_PORT ?? 3002);
  try {
    await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    await close();
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${port} is taken: set API_PORT to a free one.`, { cause: error }) : error;
  }
  metricsServer = read.metricsAt && (await serveMetrics(metrics, read.metricsAt));
  // Calls are answered meanwhile; their jobs are done once the workers run.
  await jobs.start().catch(failed);
}

try {
  await main();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof SettingsProblems ? settingsRefusal('The API', error.problems) : text}\n`);
  process.exitCode = 1;
}
