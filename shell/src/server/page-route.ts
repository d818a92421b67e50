import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Breaker } from '../platform/breaker.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { Renderer } from '../render/main.tsx';
import { answerFailedPage } from './failures.ts';
import { originOf, pageAddress, singleSlashed } from './page-address.ts';
import { sendDocument } from './send-document.ts';
import { serverPlatform } from './server-platform.ts';
import type { ShellSettings } from './settings.ts';
import { rememberVisitor, visitorOf } from './visitor.ts';

/** Pages belong to one visitor and are asked for anew each time. */
const PRIVATE = 'private, max-age=0, must-revalidate';

/** s after which search engines may come back to a page that failed. */
const RETRY_AFTER_SECONDS = 30;

export interface PageRouteParts {
  readonly settings: ShellSettings;
  readonly renderer: Renderer;
  readonly sets: ReleaseSetSource;
  /** One for all requests. */
  readonly breaker: Breaker;
  readonly report: Platform['errors']['report'];
  /** Epoch ms. */
  readonly now: () => number;
}

/** Every path that nothing else answers is a page, or redirects to the one that says there is none. */
export function pageRoute(app: FastifyInstance, parts: PageRouteParts): void {
  app.get('/*', { errorHandler: answerFailedPage }, (request, reply) => sendPage(request, reply, parts));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, parts: PageRouteParts): Promise<FastifyReply> {
  const { settings, renderer, sets, breaker, report } = parts;
  reply.header('cache-control', PRIVATE);
  const origin = settings.publicUrl || originOf(request.protocol, request.host);
  const url = origin && pageAddress(request.url, origin);
  if (!url) return reply.code(400).type('text/plain; charset=utf-8').send('This address is not valid.');
  const elsewhere = singleSlashed(url);
  if (elsewhere) return reply.redirect(elsewhere, 308);

  const prepared = sets.current();
  const visitor = visitorOf(request, origin, parts.now());
  const platform = serverPlatform(visitor, { settings, breaker, report });
  const rendered = await renderer.render({
    request: new Request(url, { signal: abortOnLeave(reply) }),
    url,
    releaseSet: prepared.set,
    table: prepared.table,
    platform,
  });
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
  rememberVisitor(request, reply, { deviceId: visitor.deviceId, city: rendered.city });
  reply.code(rendered.status);
  if (rendered.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendDocument(request, reply, { page: rendered, prepared, platform, assetUrl: settings.assetUrl });
}

/** A visitor who leaves takes the calls made for the page along. */
function abortOnLeave(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
