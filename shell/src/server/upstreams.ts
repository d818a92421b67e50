import type { ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { API_PREFIXES } from '../routing/reserved-paths.ts';
import { DATA_POLICY } from './content-security-policy.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import type { ShellSettings } from './settings.ts';

/** ms that an upstream has to begin its answer; longer than the browser's own patience. */
const ANSWER_DEADLINE_MS = 15_000;

/** The way to the API and to the asset origin, for sites that put nothing else in front. */
export async function upstreams(app: FastifyInstance, settings: ShellSettings): Promise<void> {
  await app.register(proxy, { ...toUpstream(settings.assetOrigin), prefix: '/assets', logLevel: 'warn' });
  for (const prefix of API_PREFIXES) {
    await app.register(proxy, { ...toUpstream(settings.apiUrl), prefix, rewritePrefix: prefix, logLevel: 'warn' });
  }
}

function toUpstream(upstream: string): FastifyHttpProxyOptions {
  return {
    upstream,
    disableRequestLogging: true,
    undici: { headersTimeout: ANSWER_DEADLINE_MS, bodyTimeout: ANSWER_DEADLINE_MS },
    replyOptions: {
      // The proxy would ask ten times on 503: an upstream in trouble is left alone.
      retryDelay: () => null,
      // The API counts visitors by address, and believes that whoever names the staff's token is this server.
      rewriteRequestHeaders: (request, { [STAFF_TOKEN_HEADER]: _theirs, ...headers }) => ({
        ...headers,
        [REQUEST_ID_HEADER]: request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      // Both sides log the same id; what the upstream calls the request is not the visitor's concern.
      rewriteHeaders: ({ [REQUEST_ID_HEADER]: _theirs, ...headers }) => ({
        'content-security-policy': DATA_POLICY,
        ...headers,
      }),
      onError(reply, { error }) {
        const statusCode = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
        const answer: ErrorAnswer = {
          statusCode,
          message: 'Something went wrong. Please try again.',
          requestId: reply.request.id,
        };
        reply.code(statusCode).header('cache-control', 'no-store').send(answer);
      },
    },
  };
}
