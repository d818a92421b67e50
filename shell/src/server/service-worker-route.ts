import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShellSettings } from './settings.ts';

/**
 * The fixed path of the worker, where browsers also look for updates. Source: services-and-platform, section 2 (page
 * load behaviour).
 */
const SERVICE_WORKER_PATH = '/service-worker.js';

const WORKERS = path.resolve(import.meta.dirname, '../../dist/worker');

/**
 * Serves the worker of this build. When it is switched off, serves one that removes itself and everything it cached.
 */
export function serviceWorkerRoute(
  app: FastifyInstance,
  { serviceWorker, assetUrl }: Pick<ShellSettings, 'serviceWorker' | 'assetUrl'>,
  folder = WORKERS,
): void {
  const file = serviceWorker ? 'service-worker.js' : 'removal-worker.js';
  app.get(SERVICE_WORKER_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', workerPolicy(assetUrl))
      .sendFile(file, folder, { cacheControl: false }),
  );
}

/** The worker runs only its own code, and fetches from the site and the asset origin only. */
function workerPolicy(assetUrl: string): string {
  const assets = URL.canParse(assetUrl) ? ` ${new URL(assetUrl).origin}` : '';
  return `default-src 'none'; connect-src 'self'${assets}`;
}
