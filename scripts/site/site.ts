import path from 'node:path';
import { buildPackages } from './build-packages.ts';
import { checkDataFolder } from './data-folder.ts';
import { originOn } from './listening-host.ts';
import { checkPorts } from './ports.ts';
import { checkDatabaseUrl, fillDatabase, openSiteDatabase, type RunningDatabase } from './prepare-database.ts';
import { preparePictures } from './prepare-pictures.ts';
import type { Progress } from './progress.ts';
import { publishedBuilds, publishPackages, siteRegistry } from './publish-packages.ts';
import { firstDeath, type ServerOptions, startServers, stopServers, untilHealthy } from './servers.ts';
import type { SiteSettings } from './site-settings.ts';
import { lockDataFolder } from './start-lock.ts';
import { superviseSite } from './supervise-site.ts';

/** A site that answers requests. A part that ends or hangs is started again. */
interface Site {
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
    const database = await prepareAll(settings, progress, signal, undo);
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

/** One step's failure cancels the others. All have ended before the failure is thrown. */
async function prepareAll(
  settings: SiteSettings,
  progress: Progress,
  signal: AbortSignal,
  undo: (() => unknown)[],
): Promise<RunningDatabase> {
  const siblings = new AbortController();
  const both = AbortSignal.any([signal, siblings.signal]);
  const database = async () => {
    const opened = await openSiteDatabase(settings, progress);
    undo.push(() => opened.stop());
    both.throwIfAborted();
    await fillDatabase(opened, settings, progress, both);
    return opened;
  };
  const releases = async () => {
    const built = await buildPackages(path.join(settings.dataFolder, 'logs'), progress, both);
    // A bucket belongs to a team, so a checkout does not decide what is live in it.
    if (process.env.REGISTRY_URL) return;
    const { dataFolder } = settings;
    await publishPackages(siteRegistry(dataFolder), built, publishedBuilds(dataFolder), progress);
  };
  const steps = [database(), preparePictures(settings.dataFolder, progress, both), releases()] as const;
  let failure: { error: unknown } | undefined;
  const cancel = (error: unknown) => {
    failure ??= { error };
    siblings.abort(error);
  };
  await Promise.allSettled(steps.map((step) => step.catch(cancel)));
  if (failure) throw failure.error;
  return steps[0];
}
