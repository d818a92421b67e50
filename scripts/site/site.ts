import { checkDataFolder } from './data-folder.ts';
import { originOn } from './listening-host.ts';
import { checkPorts } from './ports.ts';
import { checkDatabaseUrl, type RunningDatabase } from './prepare-database.ts';
import { prepareSite } from './prepare-site.ts';
import type { Progress } from './progress.ts';
import { firstDeath, type ServerOptions, startServers, stopServers, untilHealthy } from './servers.ts';
import type { SiteSettings } from './site-settings.ts';
import { lockDataFolder } from './start-lock.ts';
import { superviseSite } from './supervise-site.ts';

/** A site that answers requests. A part that ends or hangs is started again. */
export interface Site {
  readonly address: string;
  readonly settings: SiteSettings;
  readonly database: RunningDatabase;
  stop(): Promise<void>;
  /** Kills everything at once; the database still writes what was committed. */
  kill(): void;
}

/**
 * Starts a whole site: database, pictures and builds side by side, then the servers. Everything it started is stopped
 * when it fails or is cancelled.
 * @throws StartError with one line that says what to do
 */
export async function startSite(
  settings: SiteSettings,
  progress: Progress,
  signal: AbortSignal,
  options: ServerOptions = {},
): Promise<Site> {
  checkDataFolder(settings.dataFolder);
  const unlock = lockDataFolder(settings.dataFolder);
  const undo: (() => unknown)[] = [unlock];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await checkPorts(settings);
    if (settings.databaseUrl) await checkDatabaseUrl(settings.databaseUrl);
    signal.throwIfAborted();
    const database = await prepareSite(settings, progress, signal, undo);
    progress.say('servers', 'starting');
    const servers = startServers(settings, database.apiUrl, options);
    undo.push(() => stopServers(servers));
    const address = `http://localhost:${settings.port}`;
    // A server that ends during the start has a wrong setting: no restart would help.
    await Promise.race([
      untilHealthy(originOn(settings.host, settings.port), signal),
      firstDeath(Object.values(servers)),
    ]);
    const supervised = superviseSite({ settings, database, servers, options, progress });
    // What runs may no longer be what was started.
    undo.splice(0, undo.length, unlock, () => supervised.stop());
    return { address, settings, database, stop, kill: () => supervised.kill() };
  } catch (error) {
    await stop();
    throw error;
  }
}
