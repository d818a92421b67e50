import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { metricsFor, serveMetrics } from '@aangan/shared-kit/server/metrics-server';
import { measureVisits } from './measure-visits.ts';
import { syntheticVisitorSettings } from './synthetic-settings.ts';
import { visitSite } from './visit-site.ts';

/** ms between two visits. */
const EVERY_MS = 60_000;

async function main(): Promise<void> {
  const settings = syntheticVisitorSettings(process.env);
  const metrics = metricsFor(settings.metricsAt);
  const visits = measureVisits(metrics);
  const server = settings.metricsAt && (await serveMetrics(metrics, settings.metricsAt));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  while (!stop.signal.aborted) {
    const started = performance.now();
    const succeeded = await visitSite({
      settings,
      deviceId: randomUUID(),
      onStep(result) {
        visits.step(result);
        const { step, error } = result;
        if (error !== undefined) console.log(JSON.stringify({ time: new Date(), step, failed: String(error) }));
      },
    });
    if (succeeded) visits.succeeded(Date.now());
    const left = Math.max(0, EVERY_MS - (performance.now() - started));
    await pause(left, undefined, { signal: stop.signal }).catch(() => undefined);
  }
  await server?.close();
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SettingsProblems)) throw error;
  process.stderr.write(
    `The synthetic visitor does not start. Set these variables:\n- ${error.problems.join('\n- ')}\n`,
  );
  process.exitCode = 1;
}
