import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { SettingsProblems, settingsRefusal } from '@aangan/shared-kit/domain/settings-problems';
import { metricsAddress, metricsFor, serveMetrics } from '@aangan/shared-kit/server/metrics-server';
import { startTracing, tracingSettings } from '@aangan/shared-kit/server/tracing';
import { registryFrom } from '../registry/registry-from.ts';
import { releaseKeys } from '../registry/signatures/release-keys.ts';
import { threadedPages } from '../renderers/threaded-pages.ts';
import { safeShellSettings } from './required-settings.ts';
import { shellServer } from './shell-server.ts';

// V8 would cache the code of every version of a remote that ever ran here: 3 MB each.
setFlagsFromString('--no-compilation-cache');

const settings = orExit(() => safeShellSettings(process.env));
const tracing = await startTracing({
  ...orExit(() => tracingSettings(process.env)),
  service: 'aangan-shell',
  callersDecide: false,
});
const metricsAt = orExit(() => metricsAddress(process.env));
const metrics = metricsFor(metricsAt);
const app = await shellServer({
  settings,
  registry: await registryFrom(
    process.env,
    settings.artifacts,
    releaseKeys(process.env, path.dirname(settings.artifacts)),
  ),
  startPages: (log) => threadedPages(settings, log),
  now: Date.now,
  metrics,
});
const metricsServer = metricsAt && (await serveMetrics(metrics, metricsAt));

// An unhandled rejection must not crash the whole site.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'Unhandled promise rejection'));

await app.listen({ port: settings.port, host: settings.host });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<never> {
  await app.close();
  await metricsServer?.close();
  await tracing.close();
  process.exit(0);
}

function orExit<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsProblems)) throw error;
    process.stderr.write(`${settingsRefusal('The shell', error.problems)}\n`);
    process.exit(1);
  }
}
