import { appUrl, type EmbeddedPostgres } from '../../api/src/foundation/database/public.ts';
import type { Child } from '../site/child.ts';
import { startApi, startAssets, startShell } from '../site/servers.ts';
import { serverPart } from '../site/site-parts.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Part } from '../site/supervise.ts';
import type { ClusterPorts } from './cluster-ports.ts';
import { proxyPart } from './proxy-part.ts';

interface ClusterDatabases {
  /** Of the login with which APIs answer calls. */
  readonly apiUrl: string;
  readonly replica: EmbeddedPostgres;
}

/** The servers of a cluster, each after what it depends on. */
export function clusterParts(settings: SiteSettings, ports: ClusterPorts, databases: ClusterDatabases): Part[] {
  const DATABASE_REPLICA_URLS = appUrl(databases.replica.url);
  const api = (name: string, apiPort: number, env: Readonly<Record<string, string>>) =>
    part(name, apiPort, () => startApi({ ...settings, apiPort }, databases.apiUrl, { name, env }));
  const shell = (name: string, port: number) =>
    part(name, port, () => startShell({ ...settings, host: '127.0.0.1', port }, { name }));
  return [
    part('assets', settings.assetPort, () => startAssets(settings)),
    api('worker', ports.worker, {}),
    ...ports.apis.map((port, index) => api(`api-${index + 1}`, port, { JOBS: 'off', DATABASE_REPLICA_URLS })),
    proxyPart(settings, ports),
    ...ports.shells.map((port, index) => shell(`shell-${index + 1}`, port)),
  ];
}

function part(name: string, port: number, launch: () => Child): Part {
  return serverPart(name, `http://127.0.0.1:${port}`, launch);
}
