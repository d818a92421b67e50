import { originOn } from './listening-host.ts';
import { postgresFolder, type RunningDatabase } from './prepare-database.ts';
import type { Progress } from './progress.ts';
import { type ServerOptions, type SiteServers, startApi, startAssets, startShell } from './servers.ts';
import { postgresPart, runningPostgres, runningServer, serverPart } from './site-parts.ts';
import type { SiteSettings } from './site-settings.ts';
import { type Supervised, supervise } from './supervise.ts';

interface RunningSite {
  readonly settings: SiteSettings;
  readonly database: RunningDatabase;
  readonly servers: SiteServers;
  readonly options: ServerOptions;
  readonly progress: Progress;
}

/** Starts each part of a running site again, alone, whenever it ends or hangs. An external database is left alone. */
export function superviseSite({
  settings,
  database,
  servers,
  options,
  progress,
}: RunningSite): Pick<Supervised, 'stop' | 'kill'> {
  const { embedded, apiUrl } = database;
  const assets = supervise(
    serverPart('assets', `http://127.0.0.1:${settings.assetPort}`, () => startAssets(settings)),
    runningServer(servers.assets),
    progress,
  );
  const api = supervise(
    serverPart('api', `http://127.0.0.1:${settings.apiPort}`, () => startApi(settings, apiUrl)),
    runningServer(servers.api),
    progress,
  );
  const shell = supervise(
    serverPart('shell', originOn(settings.host, settings.port), () => startShell(settings, options)),
    runningServer(servers.shell),
    progress,
  );
  const postgres =
    embedded && supervise(postgresPart(postgresFolder(settings), embedded.port), runningPostgres(embedded), progress);
  return {
    /** The public server first, then its dependencies. */
    async stop() {
      await shell.stop();
      await Promise.all([assets.stop(), api.stop()]);
      await (postgres ?? database).stop();
    },
    /** PostgreSQL keeps running, and the next start takes it over. */
    kill() {
      for (const server of [shell, assets, api]) server.kill();
    },
  };
}
