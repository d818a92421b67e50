import { metricsFor, serveMetrics } from '@aangan/shared-kit/server/metrics-server';
import { readiness } from '@aangan/shared-kit/server/readiness';
import { bucketAddress } from '../registry/registry-from.ts';
import { assetOrigin } from './asset-origin.ts';
import { assetSettings } from './asset-settings.ts';

/**
 * Starts the asset origin, which stops on SIGTERM and SIGINT.
 * @throws SettingsProblems with every setting that is missing or wrong
 */
export async function startAssets(env: NodeJS.ProcessEnv): Promise<void> {
  const { dataFolder, port, host, apiUrl, logLevel, metricsAt, drainSeconds } = assetSettings(env);
  const address = bucketAddress(env);
  const bucket = address && (await import('../registry/s3-bucket.ts')).s3Bucket(address, env);
  const metrics = metricsFor(metricsAt);
  const app = await assetOrigin({ dataFolder, logLevel, bucket, apiUrl, metrics });
  const drain = readiness(app, drainSeconds);
  const metricsServer = metricsAt && (await serveMetrics(metrics, metricsAt));
  await app.listen({ port, host });

  async function stop(): Promise<never> {
    await drain();
    await app.close();
    await metricsServer?.close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop());
  }
}
