import path from 'node:path';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { DEFAULT_LISTINGS } from '../../api/demo/seed/default-listings.ts';
import { isThisMachine } from './listening-host.ts';

/** Ports, folder and database of a site. */
export interface SiteSettings {
  /** Public address of the site. */
  readonly port: number;
  /** Address on which the shell listens. */
  readonly host: string;
  /** Whether conveniences of development are allowed (AANGAN_DEMO). */
  readonly demo: boolean;
  readonly assetPort: number;
  readonly apiPort: number;
  /** Absolute. Holds the database, the registry, the pictures and the logs. */
  readonly dataFolder: string;
  /** An external PostgreSQL; absent means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Listings an empty database is filled with. */
  readonly listings: number;
}

/** The problem in one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Reads HOST (127.0.0.1), AANGAN_DEMO (1 on this machine alone), PORT (3000), ASSET_PORT (PORT + 1), API_PORT (PORT + 2), DATA_DIR (.data), DATABASE_URL and LISTINGS.
 * @throws StartError naming the variable that is wrong
 */
export function siteSettings(env: NodeJS.ProcessEnv, root: string): SiteSettings {
  const port = portOf('PORT', env.PORT, 3000);
  const assetPort = portOf('ASSET_PORT', env.ASSET_PORT, port + 1);
  const apiPort = portOf('API_PORT', env.API_PORT, port + 2);
  if (new Set([port, assetPort, apiPort]).size < 3) {
    throw new StartError(`PORT (${port}), ASSET_PORT (${assetPort}) and API_PORT (${apiPort}) must differ.`);
  }
  const host = env.HOST || '127.0.0.1';
  const demo = env.AANGAN_DEMO ? isDemo(env) : isThisMachine(host);
  return {
    port,
    host,
    demo,
    assetPort,
    apiPort,
    dataFolder: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    listings: wholeNumber('LISTINGS', env.LISTINGS, demo ? DEFAULT_LISTINGS : 0, 0, 10_000_000),
  };
}

function portOf(variable: string, text: string | undefined, fallback: number): number {
  return wholeNumber(variable, text, fallback, 1, 65_535);
}

function wholeNumber(
  variable: string,
  text: string | undefined,
  fallback: number,
  minimum: number,
  maximum: number,
): number {
  const value = text ? Number(text) : fallback;
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new StartError(`${variable} must be a whole number from ${minimum} to ${maximum}, not ${text || fallback}.`);
}
