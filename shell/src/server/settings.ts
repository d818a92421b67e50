import path from 'node:path';
import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where this server reaches the API. */
  API_URL: z.url().default('http://127.0.0.1:3002'),
  /** Where this server reaches the asset origin. */
  ASSET_ORIGIN: z.url().default('http://127.0.0.1:3001'),
  /** Prefix of assets for browsers: a CDN, or this server's own path to the asset origin. */
  ASSET_URL: z.string().default('/assets'),
  /** Public origin of the site; else the request's own. */
  PUBLIC_URL: z.string().default(''),
  DATA_DIR: z.string().default('.data'),
  TILE_URL: z.string().default(''),
  LOG_LEVEL: z.string().default('info'),
});

export interface ShellSettings {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly assetOrigin: string;
  readonly assetUrl: string;
  readonly publicUrl: string;
  readonly artifacts: string;
  readonly tileUrl: string;
  readonly logLevel: string;
}

/** @throws ZodError naming the variable that is wrong. */
export function shellSettings(env: NodeJS.ProcessEnv): ShellSettings {
  const values = environment.parse(env);
  return {
    port: values.PORT,
    host: values.HOST,
    apiUrl: values.API_URL.replace(/\/$/, ''),
    assetOrigin: values.ASSET_ORIGIN.replace(/\/$/, ''),
    assetUrl: values.ASSET_URL.replace(/\/$/, ''),
    publicUrl: values.PUBLIC_URL.replace(/\/$/, ''),
    artifacts: path.resolve(values.DATA_DIR, 'artifacts'),
    tileUrl: values.TILE_URL,
    logLevel: values.LOG_LEVEL,
  };
}
