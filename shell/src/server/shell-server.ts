import path from 'node:path';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBreaker } from '../platform/breaker.ts';
import type { Registry } from '../registry/folder-registry.ts';
import { watchReleaseSets } from '../registry/release-set-source.ts';
import type { Renderer } from '../render/main.tsx';
import { answerBadAddress, answerFailures } from './failures.ts';
import { liveReload } from './live-reload.ts';
import { pageRoute } from './page-route.ts';
import { platformRoutes } from './platform-routes.ts';
import { echoRequestIds, requestIdOf } from './request-id.ts';
import { logOptions, RequestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { ShellSettings } from './settings.ts';
import { upstreams } from './upstreams.ts';

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, '../../public');

export interface ShellServerParts {
  readonly settings: ShellSettings;
  readonly registry: Registry;
  readonly renderer: Renderer;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The host: pages, the way to the API and to the assets, and the state of all of them. Not yet listening. */
export async function shellServer({ settings, registry, renderer, now }: ShellServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(settings.logLevel),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    frameworkErrors: answerBadAddress,
    forceCloseConnections: 'idle',
    trustProxy: true,
  });
  const sets = await watchReleaseSets(registry, (error) => app.log.error(error, 'The registry could not be read'));
  sets.onChange(({ set }) => renderer.remotes.keep(Object.values(set.releases)));
  app.addHook('onClose', async () => sets.close());

  echoRequestIds(app);
  securityHeaders(app);
  answerFailures(app);
  await app.register(cookie);
  await app.register(fastifyStatic, { root: PUBLIC_FOLDER, wildcard: false, maxAge: '1d' });
  await upstreams(app, settings);
  platformRoutes(app, settings, sets);
  liveReload(app, sets);
  const report = (error: unknown, where: object) => app.log.error({ err: error, ...where }, 'A page failed');
  pageRoute(app, { settings, renderer, sets, breaker: createBreaker(), report, now });
  return app;
}
