import type { SiteSettings } from '../site/site-settings.ts';

const SHELLS = 2;
const APIS = 3;
const ASSETS = 2;

/** Above PORT, so that two clusters side by side only need another PORT. */
const SHELLS_FROM = 10;
const ASSETS_FROM = 15;
const APIS_FROM = 20;
const STATUS = 28;
const WORKER = 29;
/** A server's metrics are this far above the server. */
const METRICS_ABOVE = 30;
const SYNTHETIC = 30;

/**
 * Ports of the servers behind the proxy, which has PORT for visitors, and API_PORT and ASSET_PORT for the shells.
 */
export interface ClusterPorts {
  readonly shells: readonly number[];
  readonly apis: readonly number[];
  readonly assets: readonly number[];
  /** On it the proxy answers about itself and its servers. */
  readonly status: number;
  /** Does the jobs, and gets no calls. */
  readonly worker: number;
  /** Of the metrics of a synthetic visitor, which the cluster does not start. */
  readonly synthetic: number;
}

export function clusterPorts({ port }: Pick<SiteSettings, 'port'>): ClusterPorts {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => port + first + index);
  return {
    shells: from(SHELLS_FROM, SHELLS),
    assets: from(ASSETS_FROM, ASSETS),
    apis: from(APIS_FROM, APIS),
    status: port + STATUS,
    worker: port + WORKER,
    synthetic: port + SYNTHETIC,
  };
}

/** Port on which the server of a port answers Prometheus. */
export function metricsPort(port: number): number {
  return port + METRICS_ABOVE;
}
