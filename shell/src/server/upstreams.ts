import type { ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import { traceHeaders } from '@aangan/shared-kit/server/trace-requests';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { API_PREFIXES } from '../routing/reserved-paths.ts';
import { limitVisits, type VisitLimits } from '../visit-limits/limit-visits.ts';
import { DATA_POLICY } from './content-security-policy.ts';
import type { DeclaredPrefixes } from './declared-prefixes.ts';
import { answerBusyCall, answerTooManyCalls } from './failures.ts';
import { fairQueue } from './fair-queue.ts';
import { liveProxy } from './live-proxy.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import type { ShellSettings } from './settings.ts';
import { takeTurns } from './turns.ts';
import { LARGE_ANSWERS, readWholeBodies, sendWhole } from './whole-bodies.ts';

/** ms that an upstream has to begin its answer; longer than the browser's own timeout. */
const ANSWER_DEADLINE_MS = 15_000;

/** s after which a call may be tried again whose upstream did not answer: `npm start` restarts a part in less. */
const RETRY_AFTER_SECONDS = 5;

/** Calls that read listings, projects and buildings: what harvesters copy. */
const LISTINGS = /^\/api\/v\d\/(?:property|project|building|smart-search)\//;

const AWAY = 'Our service is not available right now. Please try again.';

/** Proxy to the API and to the asset origin, for sites without another proxy in front. */
export async function upstreams(
  app: FastifyInstance,
  settings: ShellSettings,
  declared: DeclaredPrefixes,
  { isCrawler, now }: Pick<VisitLimits, 'isCrawler' | 'now'>,
): Promise<void> {
  await liveProxy(app, toUpstream(settings.apiUrl));
  await app.register(async (scope) => {
    takeTurns(scope, fairQueue(settings.queues.files), answerBusyCall);
    await scope.register(proxy, { ...wholeAnswers(settings.assetOrigin), prefix: '/assets', logLevel: 'warn' });
  });
  await app.register(async (scope) => {
    limitVisits(scope, {
      rules: settings.visitLimits.searches,
      isCrawler,
      counts: ({ url }) => LISTINGS.test(url),
      answerTooMany: answerTooManyCalls,
      now,
    });
    readWholeBodies(scope);
    takeTurns(scope, fairQueue(settings.queues.calls), answerBusyCall);
    const toApi = wholeAnswers(settings.apiUrl);
    await declared.proxy(scope, toApi);
    for (const prefix of API_PREFIXES) {
      await scope.register(proxy, { ...toApi, prefix, rewritePrefix: prefix, logLevel: 'warn' });
    }
  });
}

function wholeAnswers(upstream: string): FastifyHttpProxyOptions {
  const large = fairQueue(LARGE_ANSWERS);
  const options = toUpstream(upstream);
  return {
    ...options,
    proxyPayloads: false,
    replyOptions: {
      ...options.replyOptions,
      onResponse: (_request, reply, { stream }) => sendWhole(reply as FastifyReply, stream, large),
    },
  };
}

function toUpstream(upstream: string): FastifyHttpProxyOptions {
  return {
    upstream,
    disableRequestLogging: true,
    undici: { headersTimeout: ANSWER_DEADLINE_MS, bodyTimeout: ANSWER_DEADLINE_MS },
    replyOptions: {
      // The proxy would retry ten times on 503, which would add load to a failing upstream.
      retryDelay: () => null,
      // The API limits visitors by address. It trusts the address in a request that carries the staff token.
      // This server has answered `Expect: 100-continue` already, and the proxy's client refuses the header.
      rewriteRequestHeaders: (request, { [STAFF_TOKEN_HEADER]: _theirs, expect: _answered, ...headers }) => ({
        ...headers,
        [REQUEST_ID_HEADER]: request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        // Of this server's own span: the API records what its callers record.
        ...traceHeaders(),
      }),
      // Both sides log the same id. The upstream's own id is of no use to the visitor.
      rewriteHeaders: ({ [REQUEST_ID_HEADER]: _theirs, ...headers }) => ({
        'content-security-policy': DATA_POLICY,
        ...headers,
      }),
      onError(reply, { error }) {
        const statusCode = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
        const answer: ErrorAnswer = { statusCode, message: AWAY, requestId: reply.request.id };
        reply
          .code(statusCode)
          .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
          .send(answer);
      },
    },
  };
}
