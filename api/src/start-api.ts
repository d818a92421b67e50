import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { type MetricsServer, metricsFor, serveMetrics } from '@aangan/shared-kit/server/metrics-server';
import { readiness } from '@aangan/shared-kit/server/readiness';
import { startTracing } from '@aangan/shared-kit/server/tracing';
import fastify, { type FastifyInstance } from 'fastify';
import { buildServer } from './build-server.ts';
import {
  type Database,
  measureArchive,
  measurePool,
  measureQueries,
  openDatabase,
  type SlowQuery,
} from './foundation/database/public.ts';
import { bossJobs } from './foundation/jobs/public.ts';
import type { ApiModule } from './foundation/module/public.ts';
import { measureFallbacks, measureReplicas, openReplicas } from './foundation/replicas/public.ts';
import { health, logOptions } from './foundation/server/public.ts';
import { preparedUrl } from './prepared-url.ts';
import { type ReadSettings, readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** A database that the process has started itself. */
interface OwnDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

interface ApiStart {
  readonly env: NodeJS.ProcessEnv;
  readonly modules: readonly ApiModule[];
  /** Answers calls, and does jobs unless JOBS is off; or does jobs, and answers nothing but questions about its health. */
  readonly serves: 'calls' | 'jobs';
  /** Starts a database if DATABASE_URL names none. */
  readonly startDatabase?: () => Promise<OwnDatabase>;
}

/** ms for which calls wait for a database that starts again: a PostgreSQL that was killed needs about half of them. */
const WAIT_FOR_DATABASE_MS = 4_000;

/** The server, once it is built. */
interface Opened {
  app?: FastifyInstance;
}

/**
 * Starts a process of the API, which stops on SIGTERM and SIGINT.
 * @throws SettingsProblems with every setting that is missing or wrong; Error with one line that says what to do
 */
export async function startApi(start: ApiStart): Promise<void> {
  const opened: Opened = {};
  const read = readSettings(start.env, start.modules, (error, text) => opened.app?.log.warn({ err: error }, text));
  if (start.serves === 'jobs' && !read.doesJobs) {
    throw new SettingsProblems(['JOBS: this process does nothing but jobs, so leave it out']);
  }
  const own = read.databaseUrl ? undefined : await start.startDatabase?.();
  try {
    await serve(start, read, opened, own);
  } catch (error) {
    await own?.stop();
    throw error;
  }
}

async function serve(
  { env, modules, serves }: ApiStart,
  read: ReadSettings,
  opened: Opened,
  own: OwnDatabase | undefined,
): Promise<void> {
  const service = serves === 'calls' ? 'aangan-api' : 'aangan-worker';
  const tracing = await startTracing({ ...read.tracing, service, callersDecide: true });
  const metrics = metricsFor(read.metricsAt);
  const watch = {
    slowMs: read.slowQueryMs,
    onSlow: (query: SlowQuery) => opened.app?.log.warn(query, 'A slow query'),
    onEnd: measureQueries(metrics),
  };
  const open = openDatabase(await preparedUrl(read.databaseUrl ?? own?.url ?? '', env), {
    listenUrl: read.listenUrl,
    waitMs: WAIT_FOR_DATABASE_MS,
    onError: (error) => app.log.warn({ reason: error.message }, 'An idle database connection broke'),
    watch,
  });
  const replicas =
    serves === 'jobs' || read.replicaUrls.length === 0
      ? undefined
      : openReplicas({
          primary: open.database,
          urls: read.replicaUrls,
          watch,
          onFallback: measureFallbacks(metrics),
          onChange: (state) => opened.app?.log.warn(state, state.used ? 'A replica is used' : 'A replica is left out'),
        });
  if (replicas) measureReplicas(metrics, replicas);
  measurePool(metrics, open.pool);
  measureArchive(metrics, open.pool);
  for (const { prepare } of modules) await prepare?.(open.database);
  const jobs = bossJobs(open.pool, {
    onError: (error) => app.log.warn({ err: error }, 'Job queue error'),
    works: read.doesJobs,
    minuteSeconds: read.minuteSeconds,
    metrics,
  });
  const logLevel = env.LOG_LEVEL ?? 'info';
  const app = await buildServer({
    ...read.settings,
    database: open.database,
    replicas,
    modules,
    jobs,
    metrics,
    siteUrl: read.siteUrl,
    logLevel,
    ...(env.ASSET_URL && { assetUrl: env.ASSET_URL.replace(/\/$/, '') }),
  });
  opened.app = app;
  const listener = serves === 'calls' ? app : await healthOnly(app, open.database, logLevel);
  const drain = readiness(listener, read.drainSeconds);
  let metricsServer: MetricsServer | undefined;
  const close = async (): Promise<void> => {
    if (listener !== app) await listener.close();
    await app.close();
    await metricsServer?.close();
    await jobs.stop();
    await replicas?.close();
    await open.close();
    await tracing.close();
  };
  // Work that nobody waits for fails while the database is away. It must not end the process.
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'Unhandled promise rejection'));
  stopOnSignal(drain, async () => {
    await close();
    await own?.stop();
  });
  const failed = async (error: unknown): Promise<never> => {
    await close();
    throw new Error(`The job queue could not start: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  };
  // Prepared before the first call. A call may write a job in its transaction and must not wait for the queue.
  await jobs.prepare().catch(failed);
  try {
    await listener.listen({ port: read.port, host: read.host });
  } catch (error) {
    await close();
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${read.port} is taken: set API_PORT to a free one.`, { cause: error }) : error;
  }
  metricsServer = read.metricsAt && (await serveMetrics(metrics, read.metricsAt));
  // Calls are answered meanwhile; their jobs are done once the workers run.
  if (read.doesJobs) await jobs.start().catch(failed);
}

/** A server beside one that answers no calls itself. */
async function healthOnly(app: FastifyInstance, database: Database, logLevel: string): Promise<FastifyInstance> {
  await app.ready();
  const beside = fastify({ logger: logOptions(logLevel), disableRequestLogging: true, forceCloseConnections: true });
  health(beside, database);
  return beside;
}
