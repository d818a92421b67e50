import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShellSettings } from './settings.ts';

/** The fixed path at which browsers find the worker, and look for a newer one. Source: services-and-platform, section 2 (page load behaviour). */
const SERVICE_WORKER_PATH = '/service-worker.js';

const WORKERS = path.resolve(import.meta.dirname, '../../dist/worker');

/** Serves the worker of this build, or where it is switched off the one that removes itself and all it kept. */
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

/** The worker runs nothing but itself, and fetches from the site and from where its files are. */
function workerPolicy(assetUrl: string): string {
  const assets = URL.canParse(assetUrl) ? ` ${new URL(assetUrl).origin}` : '';
  return `default-src 'none'; connect-src 'self'${assets}`;
}
