import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { metricsAddress, metricsFor, serveMetrics } from '@aangan/shared-kit/server/metrics-server';
import { readiness } from '@aangan/shared-kit/server/readiness';
import { startTracing, tracingSettings } from '@aangan/shared-kit/server/tracing';
import { registryFrom } from '../registry/registry-from.ts';
import { releaseKeys } from '../registry/signatures/release-keys.ts';
import { threadedPages } from '../renderers/threaded-pages.ts';
import { hearChanges } from './heard-changes.ts';
import { safeShellSettings } from './required-settings.ts';
import { shellServer } from './shell-server.ts';

/**
 * Starts the shell's server, which stops on SIGTERM and SIGINT.
 * @throws SettingsProblems with every setting that is missing or wrong
 */
export async function startShell(env: NodeJS.ProcessEnv): Promise<void> {
  // V8 would cache the code of every version of a remote that ever ran here: 3 MB each.
  setFlagsFromString('--no-compilation-cache');
  const settings = safeShellSettings(env);
  const tracing = await startTracing({ ...tracingSettings(env), service: 'aangan-shell', callersDecide: false });
  const metricsAt = metricsAddress(env);
  const metrics = metricsFor(metricsAt);
  const keys = releaseKeys(env, path.dirname(settings.artifacts));
  const changes = hearChanges({ apiUrl: settings.apiUrl, now: Date.now });
  const app = await shellServer({
    settings,
    registry: await registryFrom(env, settings.artifacts, keys),
    startPages: (log) => threadedPages(settings, log),
    now: Date.now,
    metrics,
    changes,
  });
  app.addHook('onListen', async () =>
    changes.listen((error) => app.log.warn({ err: error }, 'Changes of pages are not heard')),
  );
  app.addHook('onClose', () => changes.close());
  const drain = readiness(app, settings.drainSeconds);
  const metricsServer = metricsAt && (await serveMetrics(metrics, metricsAt));
  // An unhandled rejection must not crash the whole site.
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'Unhandled promise rejection'));
  await app.listen({ port: settings.port, host: settings.host });

  async function stop(): Promise<never> {
    await drain();
    await app.close();
    await metricsServer?.close();
    await tracing.close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
