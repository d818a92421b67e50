import { once } from 'node:events';
import { createServer } from 'node:http';
import { SettingsProblems } from '../domain/settings-problems.ts';
import { type Metrics, openMetrics } from './metrics.ts';

/** Where a process answers Prometheus. */
export interface MetricsAddress {
  readonly port: number;
  /** Address on which it listens. Not one that visitors reach. */
  readonly host: string;
}

/**
 * Reads `METRICS_PORT` (or the given variable) and `METRICS_HOST`; undefined where metrics are off.
 * @throws SettingsProblems when the port is none
 */
export function metricsAddress(env: NodeJS.ProcessEnv, variable = 'METRICS_PORT'): MetricsAddress | undefined {
  const port = env[variable];
  if (!port) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new SettingsProblems([`${variable}: a port, not ${port}`]);
  return { port: Number(port), host: env.METRICS_HOST || '127.0.0.1' };
}

/** Opens the metrics of a process: with those of the process itself, if anybody can read them. */
export function metricsFor(address: MetricsAddress | undefined): Metrics {
  return openMetrics({ process: address !== undefined });
}

/** The server of a process's metrics. */
export interface MetricsServer {
  /** Where it listens. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, so that no proxy in front publishes it.
 * @throws Error when the port is taken
 */
export async function serveMetrics(metrics: Metrics, { port, host }: MetricsAddress): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    const text = await metrics.text().catch((error: unknown) => error);
    if (typeof text !== 'string') return response.writeHead(500).end(String(text));
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
