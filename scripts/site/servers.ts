import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, howItEnded, startChild } from './child.ts';
import { installedName } from './installed-name.ts';
import { ROOT } from './remotes.ts';
import { type SiteSettings, StartError } from './site-settings.ts';
import { staffToken } from './staff-token.ts';

/** The three processes of a site. */
export interface SiteServers {
  readonly assets: Child;
  readonly api: Child;
  readonly shell: Child;
}

export interface ServerOptions {
  /** Checkout whose build is started. By default this one. */
  readonly root?: string;
  /** Of a server that runs several times: `api-2`, also the name of its log. */
  readonly name?: string;
  /** Where the shell finds the API; there may be a proxy in between. */
  readonly apiUrl?: string;
  /** More variables, for measurements: `{ LOG_LEVEL: 'error' }`. */
  readonly env?: Readonly<Record<string, string>>;
}

const HEALTHY_WITHIN_MS = 180_000;
const LOOK_AGAIN_MS = 50;
const LINES_SHOWN = 12;

export function startServers(settings: SiteSettings, databaseUrl: string, options: ServerOptions = {}): SiteServers {
  return {
    assets: startAssets(settings),
    api: startApi(settings, databaseUrl),
    shell: startShell(settings, options),
  };
}

export function startAssets(settings: SiteSettings, options: ServerOptions = {}): Child {
  return startServer('assets', 'shell/src/assets/main.ts', settings, options, {
    ASSET_PORT: String(settings.assetPort),
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
  });
}

export function startApi(settings: SiteSettings, databaseUrl: string, options: ServerOptions = {}): Child {
  return startServer('api', 'api/dist/main.js', settings, options, {
    API_PORT: String(settings.apiPort),
    DATABASE_URL: databaseUrl,
    ASSET_URL: process.env.ASSET_URL ?? '/assets',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${settings.port}`,
    STAFF_TOKEN: tokenOf(settings),
  });
}

export function startShell(settings: SiteSettings, options: ServerOptions = {}): Child {
  return startServer('shell', 'shell/src/server/main.ts', settings, options, {
    PORT: String(settings.port),
    HOST: settings.host,
    API_URL: options.apiUrl ?? `http://127.0.0.1:${settings.apiPort}`,
    ASSET_ORIGIN: `http://127.0.0.1:${settings.assetPort}`,
    STAFF_TOKEN: tokenOf(settings),
    // On a developer's machine, staff may run local builds by an override.
    OVERRIDE_ORIGINS: process.env.OVERRIDE_ORIGINS ?? (settings.demo ? 'http://localhost:*,http://127.0.0.1:*' : ''),
  });
}

/** A token is made up only for the demonstration. */
function tokenOf({ dataFolder, demo }: SiteSettings): string {
  return staffToken(dataFolder, process.env.STAFF_TOKEN ?? (demo ? undefined : ''));
}

function startServer(
  usual: string,
  script: string,
  { dataFolder, demo }: SiteSettings,
  { name = usual, root = ROOT, env: more }: ServerOptions,
  env: Readonly<Record<string, string>>,
): Child {
  return startChild({
    name,
    script: path.join(root, installedName(script)),
    cwd: root,
    env: { AANGAN_DEMO: demo ? '1' : '', ...env, ...more, DATA_DIR: dataFolder },
    logFile: path.join(dataFolder, `logs/${name}.log`),
  });
}

/** Stops the public servers first, then their dependencies. */
export async function stopServers({ shell, assets, api }: SiteServers): Promise<void> {
  await shell.stop();
  await Promise.all([assets.stop(), api.stop()]);
}

/**
 * Waits until `/healthz` of the shell answers 200.
 * @throws StartError with the state of each part when it takes too long
 */
export async function untilHealthy(address: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  let state = 'no answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    try {
      const response = await fetch(`${address}/healthz`, { signal });
      if (response.ok) return;
      state = await response.text();
    } catch {
      // Not listening yet; the next attempt decides.
    }
    await pause(LOOK_AGAIN_MS, undefined, { signal });
  }
  throw new StartError(`The site did not come up within ${HEALTHY_WITHIN_MS / 1000} s: ${state}`);
}

/** Rejects with the last lines of the first server that exits by itself. Never resolves. */
export async function firstDeath(servers: readonly Child[]): Promise<never> {
  const { child, ...exit } = await Promise.race(servers.map(async (child) => ({ child, ...(await child.exited) })));
  throw new StartError(
    [
      `The ${child.name} server ${howItEnded(exit)}. Its last lines, from ${child.logFile}:`,
      ...child.lastLines().slice(-LINES_SHOWN),
    ].join('\n'),
  );
}
