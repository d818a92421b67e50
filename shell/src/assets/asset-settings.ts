import path from 'node:path';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readAllSettings, SettingsProblems } from '@aangan/shared-kit/domain/settings-problems';
import { type MetricsAddress, metricsAddress } from '@aangan/shared-kit/server/metrics-server';
import { drainSeconds } from '@aangan/shared-kit/server/readiness';
import { z } from 'zod';
import { bucketAddress } from '../registry/registry-from.ts';

const environment = z.object({
  /** Folder with `artifacts/` and `pictures/`. */
  DATA_DIR: z.string().default('.data'),
  ASSET_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** Address on which it listens: this machine alone by default. */
  HOST: z.string().default('127.0.0.1'),
  /** Address of the API, which has the pictures that people upload. */
  API_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});

export interface AssetSettings {
  /** Absolute. */
  readonly dataFolder: string;
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string | undefined;
  readonly logLevel: string;
  /** Undefined where metrics are off. */
  readonly metricsAt: MetricsAddress | undefined;
  /** s for which a server that is asked to stop still answers. */
  readonly drainSeconds: number;
}

const METRICS_PORT = 'ASSET_METRICS_PORT';

/**
 * The settings of the asset origin.
 * @throws SettingsProblems with every setting that is missing or wrong
 */
export function assetSettings(env: NodeJS.ProcessEnv): AssetSettings {
  const [values] = readAllSettings<unknown>([
    () => environment.parse(env),
    () => bucketAddress(env),
    () => metricsAddress(env, METRICS_PORT),
    () => requireSettings(env),
    () => drainSeconds(env),
  ]) as [z.infer<typeof environment>];
  return {
    dataFolder: path.resolve(values.DATA_DIR),
    port: values.ASSET_PORT,
    host: values.HOST,
    apiUrl: values.API_URL.replace(/\/$/, '') || undefined,
    logLevel: values.LOG_LEVEL,
    metricsAt: metricsAddress(env, METRICS_PORT),
    drainSeconds: drainSeconds(env),
  };
}

/** Without them it would serve an empty folder, and none of the pictures that people upload. */
function requireSettings(env: NodeJS.ProcessEnv): undefined {
  if (isDemo(env)) return;
  const missing = [
    ...(env.REGISTRY_URL || env.DATA_DIR
      ? []
      : ['REGISTRY_URL: the bucket of the releases, or DATA_DIR: their folder']),
    ...(env.API_URL ? [] : ['API_URL: the API, which has the pictures that people upload']),
  ];
  if (missing.length > 0) throw new SettingsProblems(missing);
}
