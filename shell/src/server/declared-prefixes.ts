import type { IncomingMessage } from 'node:http';
import type { Release } from '@aangan/shared-kit/build/release';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isBelow } from '../routing/reserved-paths.ts';

/** Where such calls are answered within the server; from outside it is a path like any other. */
const INTERNAL = '/declared-api';

/**
 * Passes calls to the API whose prefixes the active releases declare. The proxies of a Fastify server are fixed at its
 * start, so these calls are led to one of them by their address.
 */
export interface DeclaredPrefixes {
  rewriteUrl(request: IncomingMessage): string;
  /** @param toApi options of the proxy to the API */
  proxy(app: FastifyInstance, toApi: FastifyHttpProxyOptions): Promise<void>;
}

/** @param releases those that some document may use */
export function declaredPrefixes(releases: () => readonly Pick<Release, 'apiPrefixes'>[]): DeclaredPrefixes {
  const isDeclared = (url = '/') => {
    const pathname = url.replace(/[?#].*$/s, '');
    return releases().some(({ apiPrefixes }) => apiPrefixes.some((prefix) => isBelow(pathname, prefix)));
  };
  return {
    rewriteUrl: ({ url = '/' }) => (isDeclared(url) ? `${INTERNAL}${url}` : url),
    async proxy(app, toApi) {
      await app.register(async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          if (!isDeclared(request.originalUrl)) return reply.callNotFound();
        });
        await scope.register(proxy, { ...toApi, prefix: INTERNAL, rewritePrefix: '', logLevel: 'warn' });
      });
    },
  };
}
