import path from 'node:path';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where this server reaches the API. */
  API_URL: address.default('http://127.0.0.1:3002'),
  /** Where this server reaches the asset origin. */
  ASSET_ORIGIN: address.default('http://127.0.0.1:3001'),
  /** Prefix of assets for browsers: a CDN, or this server's own path to the asset origin. */
  ASSET_URL: z.string().default('/assets'),
  /** Public origin of the site; else the request's own. */
  PUBLIC_URL: z.union([z.literal(''), address]).default(''),
  DATA_DIR: z.string().default('.data'),
  TILE_URL: z.string().default(''),
  /** MB of rendered markup kept for visitors who ask for the same; 0 renders every page anew. */
  MARKUP_MEMORY: z.coerce.number().min(0).default(32),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export interface ShellSettings {
  readonly port: number;
  readonly host: string;
  readonly apiUrl: string;
  readonly assetOrigin: string;
  readonly assetUrl: string;
  /** Without a slash at the end; empty when the request tells. */
  readonly publicUrl: string;
  /** Folder of the registry. */
  readonly artifacts: string;
  readonly tileUrl: string;
  /** Bytes of rendered markup to remember. */
  readonly markupMemory: number;
  readonly logLevel: string;
}

/** @throws ZodError naming the variable that is wrong. */
export function shellSettings(env: NodeJS.ProcessEnv): ShellSettings {
  const values = environment.parse(env);
  return {
    port: values.PORT,
    host: values.HOST,
    apiUrl: withoutSlash(values.API_URL),
    assetOrigin: withoutSlash(values.ASSET_ORIGIN),
    assetUrl: withoutSlash(values.ASSET_URL),
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    artifacts: path.resolve(values.DATA_DIR, 'artifacts'),
    tileUrl: values.TILE_URL,
    markupMemory: values.MARKUP_MEMORY * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
  };
}

function withoutSlash(text: string): string {
  return text.replace(/\/$/, '');
}
