import { join } from 'node:path';
import { openDatabase } from './foundation/database/client.ts';
import { type EmbeddedPostgres, startPostgres } from './foundation/database/embedded.ts';
import { migrate } from './foundation/database/migrate.ts';
import { fileSettings } from './foundation/files/file-settings.ts';
import { bossJobs } from './foundation/jobs/boss-jobs.ts';
import { messageSettings } from './foundation/messages/message-settings.ts';
import { buildServer } from './foundation/server/build-server.ts';
import { seedArticles } from './growth/content/seed-articles.ts';
import { seedExperiments } from './growth/experiments/seed-experiments.ts';
import { gatewaySettings } from './money/payments/gateway-settings.ts';
import { appSettings } from './people/devices/app-settings.ts';
import { identitySettings } from './people/identity/identity-settings.ts';

/** Time for what is in flight once we are told to stop. */
const FINISH_WITHIN_MS = 10_000;

/** Secret of the daily `auth-key` on a developer's machine; production has to name its own. */
const DEVELOPMENT_SECRET = 'aangan-development';

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

async function serve(url: string, embedded: EmbeddedPostgres | undefined): Promise<void> {
  const env = process.env;
  const messages = messageSettings(env);
  const identity = identitySettings(env);
  const gateway = gatewaySettings(env);
  const files = fileSettings(env);
  await migrate(url);
  const open = openDatabase(url, {
    onError: (error) => app.log.warn({ reason: error.message }, 'idle connection broke'),
  });
  await seedExperiments(open.database);
  await seedArticles(open.database);
  const jobs = bossJobs(open.pool, { onError: (error) => app.log.warn({ err: error }, 'The job queue is in trouble') });
  const dailyAuthSecret = env.DAILY_AUTH_SECRET || (env.NODE_ENV === 'production' ? undefined : DEVELOPMENT_SECRET);
  const app = await buildServer({
    database: open.database,
    jobs,
    siteUrl: (env.PUBLIC_URL || `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, ''),
    ...messages,
    ...gateway,
    ...files,
    ...identity,
    ...(dailyAuthSecret && { dailyAuthSecret }),
    logLevel: env.LOG_LEVEL ?? 'info',
    ...appSettings(env, (error) => app.log.warn({ err: error }, 'A proof of integrity could not be judged')),
    ...(env.STAFF_TOKEN && { staffToken: env.STAFF_TOKEN }),
    ...(env.SENTRY_DSN && { sentryDsn: env.SENTRY_DSN }),
    ...(env.ADOBE_URL && { adobeUrl: env.ADOBE_URL }),
    ...(env.BK_URL && { bkUrl: env.BK_URL }),
    ...(env.ASSET_URL && { assetUrl: env.ASSET_URL.replace(/\/$/, '') }),
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref();
    await app.close();
    await jobs.stop();
    await open.close();
    await embedded?.stop();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const port = Number(env.API_PORT ?? 3002);
  try {
    await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    await open.close();
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw taken ? new Error(`Port ${port} is taken: set API_PORT to a free one.`, { cause: error }) : error;
  }
  // Calls are answered meanwhile; what hands work over waits.
  await jobs.start().catch(async (error: unknown) => {
    await app.close();
    await open.close();
    throw new Error(`The job queue could not start: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
