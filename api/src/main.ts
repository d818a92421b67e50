import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { type EmbeddedPostgres, openDatabase, startPostgres } from './foundation/database/public.ts';
import { fileSettings } from './foundation/files/public.ts';
import { bossJobs } from './foundation/jobs/public.ts';
import type { ApiModule } from './foundation/module/public.ts';
import type { ApiSettings } from './foundation/server/public.ts';
import { migrateModules } from './migrate-modules.ts';
import { MODULES } from './modules.ts';

/** ms for open requests after a signal to stop. */
const FINISH_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  const env = process.env;
  const embedded = env.DATABASE_URL
    ? undefined
    : await startPostgres({ folder: join(env.DATA_DIR ?? '.data', 'postgres') });
  try {
    await serve(env.DATABASE_URL ?? embedded?.url ?? '', embedded);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * The modules of the product, and of its demonstration outside production. Production builds do not contain the latter.
 */
async function modulesOf({ NODE_ENV }: NodeJS.ProcessEnv): Promise<readonly ApiModule[]> {
  if (NODE_ENV === 'production') return MODULES;
  const { DEMO_MODULES } = await import('../demo/modules.ts');
  return [...MODULES, ...DEMO_MODULES];
}

async function serve(url: string, embedded: EmbeddedPostgres | undefined): Promise<void> {
  const env = process.env;
  const modules = await modulesOf(env);
  const onProblem = (error: unknown, text: string) => app.log.warn({ err: error }, text);
  const own: Partial<ApiSettings>[] = modules.map(({ settings }) => settings?.(env, onProblem) ?? {});
  const files = fileSettings(env);
  await migrateModules(url);
  const open = openDatabase(url, {
    onError: (error) => app.log.warn({ reason: error.message }, 'An idle database connection broke'),
  });
  for (const { prepare } of modules) await prepare?.(open.database);
  const jobs = bossJobs(open.pool, { onError: (error) => app.log.warn({ err: error }, 'Job queue error') });
  const app = await buildServer({
    ...Object.assign({}, ...own),
    ...files,
    database: open.database,
    modules,
    jobs,
    siteUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL ?? 'info',
    ...(env.ASSET_URL && { assetUrl: env.ASSET_URL.replace(/\/$/, '') }),
  });
  const close = async (): Promise<void> => {
    await app.close();
    await jobs.stop();
    await open.close();
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
  // Calls are answered meanwhile; their jobs are done once the workers run.
  await jobs.start().catch(failed);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
