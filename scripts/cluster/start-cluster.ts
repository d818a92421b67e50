import { takenPort } from '@aangan/shared-kit/server/listen-problem';
import type { EmbeddedPostgres } from '../../api/src/foundation/database/public.ts';
import { checkDataFolder } from '../site/data-folder.ts';
import { originOn } from '../site/listening-host.ts';
import { checkPorts } from '../site/ports.ts';
import { postgresFolder } from '../site/prepare-database.ts';
import { prepareSite } from '../site/prepare-site.ts';
import type { Progress } from '../site/progress.ts';
import { ROOT } from '../site/remotes.ts';
import { untilHealthy } from '../site/servers.ts';
import type { Site } from '../site/site.ts';
import { postgresPart, runningPostgres } from '../site/site-parts.ts';
import { type SiteSettings, StartError } from '../site/site-settings.ts';
import { lockDataFolder } from '../site/start-lock.ts';
import { type Part, type Supervised, supervise } from '../site/supervise.ts';
import { type ClusterBuild, clusterParts } from './cluster-parts.ts';
import { type ClusterPorts, clusterPorts, metricsPort } from './cluster-ports.ts';
import { writeClusterPrometheus } from './cluster-prometheus.ts';
import { checkProxy } from './proxy-part.ts';
import { proxyStates } from './proxy-states.ts';
import { type Rolled, rollParts } from './roll.ts';
import { answerRolls } from './roll-requests.ts';
import { removeReplica, startReplica } from './start-replica.ts';

/** Name of the replication slot of the replica. */
const SLOT = 'aangan_cluster';

/** A running cluster. */
export interface Cluster extends Site {
  /** Its processes by name: `api-2`, `replica`. */
  readonly parts: ReadonlyMap<string, Supervised>;
  /**
   * Replaces all parts but the primary, one at a time, by processes of a checkout that is built.
   * @throws Error with the reason; then the parts that were not replaced yet stay, and new ones come from the build before
   */
  roll(root: string): Promise<Rolled>;
}

/**
 * Starts two shells, three APIs, two asset origins, a worker, PostgreSQL with a streaming replica, and a proxy. Each part is
 * started again whenever it ends or hangs. Everything that was started is stopped when it fails or is cancelled.
 * @throws StartError with one line that says what to do
 */
export async function startCluster(settings: SiteSettings, progress: Progress, signal: AbortSignal): Promise<Cluster> {
  if (settings.databaseUrl) {
    throw new StartError('The cluster makes its own PostgreSQL with a replica: unset DATABASE_URL.');
  }
  checkProxy();
  checkDataFolder(settings.dataFolder);
  const undo: (() => unknown)[] = [lockDataFolder(settings.dataFolder)];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const ports = clusterPorts(settings);
    await checkPorts(settings);
    await checkClusterPorts(ports);
    const database = await prepareSite(settings, progress, signal, undo);
    const { embedded, apiUrl } = database;
    if (!embedded) throw new StartError('The cluster makes its own PostgreSQL with a replica: unset DATABASE_URL.');
    const primary = supervise(
      postgresPart(postgresFolder(settings), embedded.port),
      runningPostgres(embedded),
      progress,
    );
    // In place of stopping the process that it was at first.
    undo.splice(1, undo.length, () => primary.stop());

    progress.say('replica', 'copying the database');
    const folder = `${embedded.folder}-replica`;
    const start = (port?: number) =>
      startReplica({ primaryUrl: embedded.url, folder, slot: SLOT, ...(port && { port }) });
    // A replica that missed a part of the log could not go on: each cluster has a new one.
    await removeReplica(embedded.url, folder, SLOT);
    undo.push(() => removeReplica(embedded.url, folder, SLOT));
    const replica = await start();
    const copy = supervise(
      replicaPart(() => start(replica.port)),
      runningPostgres(replica),
      progress,
    );
    undo.push(() => copy.stop());

    progress.say('servers', 'starting');
    writeClusterPrometheus(settings.dataFolder, ports);
    const servers = new Map<string, Supervised>();
    undo.push(() => stopServers(servers));
    const build: ClusterBuild = { root: ROOT };
    for (const part of clusterParts(settings, ports, { apiUrl, replica }, build)) {
      servers.set(part.name, supervise(part, await part.start(signal), progress));
    }
    await untilHealthy(originOn(settings.host, settings.port), signal);
    const kill = () => {
      for (const server of servers.values()) server.kill();
    };
    const parts = new Map([...servers, ['replica', copy], ['database', primary]]);
    const ends = new AbortController();
    const roll = async (root: string) => {
      const before = build.root;
      build.root = root;
      const states = () => proxyStates(ports.status);
      return rollParts(parts, { states, progress, signal: ends.signal }).catch((error: unknown) => {
        build.root = before;
        throw error;
      });
    };
    const answering = answerRolls(settings.dataFolder, roll, ends.signal);
    undo.push(async () => {
      ends.abort(new Error('The cluster is being stopped.'));
      await answering;
    });
    return { address: `http://localhost:${settings.port}`, settings, database, parts, roll, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

function replicaPart(start: () => Promise<EmbeddedPostgres>): Part {
  return { name: 'replica', start: async () => runningPostgres(await start()) };
}

/** Those in front first: shells, then the proxy, then what they ask. Those of a kind drain at the same time. */
async function stopServers(servers: ReadonlyMap<string, Supervised>): Promise<void> {
  const stopAll = (isOne: (name: string) => boolean) =>
    Promise.all([...servers].filter(([name]) => isOne(name)).map(([, server]) => server.stop()));
  const isShell = (name: string) => name.startsWith('shell-');
  await stopAll(isShell);
  await stopAll((name) => name === 'proxy');
  await stopAll((name) => !isShell(name) && name !== 'proxy');
}

async function checkClusterPorts({ shells, apis, assets, status, worker }: ClusterPorts): Promise<void> {
  const servers = [...shells, ...apis, ...assets, worker];
  const taken = await takenPort([...servers, ...servers.map(metricsPort), status]);
  if (taken === undefined) return;
  throw new StartError(`Port ${taken} is taken, and the cluster needs it: stop what uses it, or set another PORT.`);
}
