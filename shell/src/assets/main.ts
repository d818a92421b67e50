import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/**
 * The asset origin: immutable releases under `/<name>/<version>/` and pictures under `/pictures/`,
 * with CORS, so that any origin may sit in front.
 */
const dataFolder = path.resolve(process.env.DATA_DIR ?? '.data');
const app = Fastify({ logger: { level: process.env.LOG_LEVEL ?? 'warn' }, forceCloseConnections: 'idle' });

app.get('/healthz', async () => ({ ok: true }));
await app.register(fastifyStatic, {
  root: [path.join(dataFolder, 'artifacts'), dataFolder],
  allowedPath: (pathname) => !pathname.endsWith('registry.json') && (isPicture(pathname) || isArtifact(pathname)),
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
await app.listen({ port: Number(process.env.ASSET_PORT ?? 3001), host: process.env.HOST ?? '127.0.0.1' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}

function isPicture(pathname: string): boolean {
  return /^\/pictures\/[\w-]+\.(avif|webp)$/.test(pathname);
}

function isArtifact(pathname: string): boolean {
  return /^\/(shell|mfe-[a-z-]+)\/[\w.-]+\//.test(pathname);
}
