import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS } from '@aangan/shared-kit/domain/live-limits';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

export const LIVE_PREFIX = '/api/v1/live';

/** ms of silence after which a stream is broken: it sends a sign of life more often. */
const SILENCE_MS = 3 * LIVE_HEARTBEAT_MS;

/** Streams to the API at a time. They have connections of their own, so that calls never wait for one. */
const STREAMS_MAX = 10_000;

/**
 * Passes live updates through as they come. Streams end when the server closes, and browsers reconnect to another one.
 * @param toApi options of the proxy to the API
 */
export async function liveProxy(app: FastifyInstance, toApi: FastifyHttpProxyOptions): Promise<void> {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', (done) => {
    for (const response of open) response.destroy();
    done();
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, { raw }, done) => {
      open.add(raw);
      raw.once('close', () => open.delete(raw));
      done();
    });
    await scope.register(proxy, {
      ...toApi,
      prefix: LIVE_PREFIX,
      rewritePrefix: LIVE_PREFIX,
      logLevel: 'warn',
      undici: { ...toApi.undici, connections: STREAMS_MAX, bodyTimeout: SILENCE_MS },
    });
  });
}
