import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The asset origin: immutable releases under `/<name>/<version>/` and pictures under `/pictures/`,
 * with CORS, so that any origin may sit in front. Not yet listening.
 * @param dataFolder holds `artifacts/` and `pictures/`
 */
export async function assetOrigin(dataFolder: string, logLevel: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: logLevel }, forceCloseConnections: 'idle' });
  app.get('/healthz', async () => ({ ok: true }));
  await app.register(fastifyStatic, {
    root: [path.join(dataFolder, 'artifacts'), dataFolder],
    allowedPath: (pathname) => isPicture(pathname) || isArtifact(pathname),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('timing-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  return app;
}

function isPicture(pathname: string): boolean {
  return /^\/pictures\/[\w-]+\.(avif|webp)$/.test(pathname);
}

function isArtifact(pathname: string): boolean {
  return /^\/(shell|mfe-[a-z-]+)\/[\w.-]+\//.test(pathname);
}
