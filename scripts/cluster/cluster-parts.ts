import { appUrl, type EmbeddedPostgres } from '../../api/src/foundation/database/public.ts';
import type { Child } from '../site/child.ts';
import { startApi, startAssets, startShell } from '../site/servers.ts';
import { serverPart } from '../site/site-parts.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Part } from '../site/supervise.ts';
import { type ClusterPorts, metricsPort } from './cluster-ports.ts';
import { proxyPart } from './proxy-part.ts';

/** s between the request to stop and its execution: the proxy sees within 0.7 s that a server is not ready. */
const DRAIN_SECONDS = '2';

interface ClusterDatabases {
  /** Of the login with which APIs answer calls. */
  readonly apiUrl: string;
  readonly replica: EmbeddedPostgres;
}

/** From where new processes are started. A rolling restart may change it. */
export interface ClusterBuild {
  /** Checkout that is built. */
  root: string;
}

/** The servers of a cluster, each after what it depends on. */
export function clusterParts(
  settings: SiteSettings,
  ports: ClusterPorts,
  databases: ClusterDatabases,
  build: ClusterBuild,
): Part[] {
  const options = (name: string, env: Readonly<Record<string, string>> = {}) => ({
    name,
    root: build.root,
    env: { DRAIN_SECONDS, ...env },
  });
  const metricsAt = (port: number) => String(metricsPort(port));
  const DATABASE_REPLICA_URLS = appUrl(databases.replica.url);
  const api = (name: string, apiPort: number, env: Readonly<Record<string, string>>) =>
    part(name, apiPort, () =>
      startApi(
        { ...settings, apiPort },
        databases.apiUrl,
        options(name, { API_METRICS_PORT: metricsAt(apiPort), ...env }),
      ),
    );
  const shell = (name: string, port: number) =>
    part(name, port, () =>
      startShell({ ...settings, host: '127.0.0.1', port }, options(name, { METRICS_PORT: metricsAt(port) })),
    );
  const assets = (name: string, assetPort: number) =>
    part(name, assetPort, () =>
      startAssets({ ...settings, assetPort }, options(name, { ASSET_METRICS_PORT: metricsAt(assetPort) })),
    );
  return [
    ...ports.assets.map((port, index) => assets(`assets-${index + 1}`, port)),
    api('worker', ports.worker, {}),
    ...ports.apis.map((port, index) => api(`api-${index + 1}`, port, { JOBS: 'off', DATABASE_REPLICA_URLS })),
    proxyPart(settings, ports),
    ...ports.shells.map((port, index) => shell(`shell-${index + 1}`, port)),
  ];
}

function part(name: string, port: number, launch: () => Child): Part {
  return serverPart(name, `http://127.0.0.1:${port}`, launch);
}
