import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createBreaker } from '../platform/breaker.ts';
import { CITY_COOKIE, DEVICE_COOKIE } from '../platform/cookies.ts';
import type { Registry } from '../registry/folder-registry.ts';
import { watchReleaseSets } from '../registry/release-set-source.ts';
import type { Renderer } from '../render/main.tsx';
import { liveReload } from './live-reload.ts';
import { sendDocument } from './send-document.ts';
import { serverPlatform, type Visitor } from './server-platform.ts';
import type { ShellSettings } from './settings.ts';
import { siteHealth } from './site-health.ts';

/** Paths the browser calls the API under; everything else is a page. */
const API_PREFIXES = ['/api', '/places', '/v5'];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface ShellServerParts {
  readonly settings: ShellSettings;
  readonly registry: Registry;
  readonly renderer: Renderer;
  readonly now: () => number;
}

/** The host: pages, the way to the API and to the assets, and the state of all of them. */
export async function shellServer({ settings, registry, renderer, now }: ShellServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
    },
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    trustProxy: true,
  });
  const sets = await watchReleaseSets(registry, (error) => app.log.error(error, 'The registry could not be read'));
  const breaker = createBreaker();
  const report = (error: unknown, where: object) => app.log.error({ err: error, ...where }, 'A page failed');
  app.addHook('onClose', async () => sets.close());
  sets.onChange(({ set }) => renderer.remotes.keep(Object.values(set.releases)));

  await app.register(cookie);
  await app.register(fastifyStatic, {
    root: path.resolve(import.meta.dirname, '../../public'),
    wildcard: false,
    maxAge: '1d',
  });
  await app.register(proxy, { upstream: settings.assetOrigin, prefix: '/assets', logLevel: 'warn' });
  for (const prefix of API_PREFIXES) {
    await app.register(proxy, { upstream: settings.apiUrl, prefix, rewritePrefix: prefix, logLevel: 'warn' });
  }
  app.get('/healthz', async (_request, reply) => {
    const health = await siteHealth(settings, sets.current());
    return reply
      .code(health.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });
  app.get<{ Params: { id: string } }>('/platform/pages/:id.json', async (request, reply) => {
    const prepared = sets.byId(request.params.id) ?? sets.current();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(prepared.table.routes);
  });
  liveReload(app, sets);
  app.get('/*', (request, reply) => sendPage(request, reply));
  return app;

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const prepared = sets.current();
    const visitor = visitorOf(request, settings.publicUrl, now());
    const platform = serverPlatform(visitor, { settings, breaker, report });
    reply.header('x-request-id', request.id);
    const rendered = await renderer.render({
      request: new Request(new URL(request.url, visitor.origin), { signal: abortOnClose(request) }),
      releaseSet: prepared.set,
      table: prepared.table,
      platform,
    });
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
    if (!request.cookies[DEVICE_COOKIE]) {
      reply.setCookie(DEVICE_COOKIE, visitor.deviceId, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
    }
    if (rendered.city && rendered.city !== request.cookies[CITY_COOKIE]) {
      reply.setCookie(CITY_COOKIE, rendered.city, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
    }
    reply.code(rendered.status).header('cache-control', 'private, max-age=0, must-revalidate');
    if (rendered.status === 503) reply.header('retry-after', '30');
    await sendDocument(request, reply, { page: rendered, prepared, platform, assetUrl: settings.assetUrl });
    return reply;
  }
}

function visitorOf(request: FastifyRequest, publicUrl: string, now: number): Visitor {
  return {
    requestId: request.id,
    origin: publicUrl || `${request.protocol}://${request.host}`,
    userAgent: request.headers['user-agent'] ?? '',
    cookie: request.headers.cookie,
    deviceId: request.cookies[DEVICE_COOKIE] ?? randomUUID(),
    city: request.cookies[CITY_COOKIE],
    now,
  };
}

/** A visitor who leaves takes the calls made for the page along. */
function abortOnClose(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) controller.abort();
  });
  return controller.signal;
}

/** Takes a caller's id only if it is harmless in a log. */
function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
