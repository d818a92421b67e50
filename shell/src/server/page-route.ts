import type { ErrorPlace, Platform } from '@aangan/shared-kit/platform/platform';
import type { MeasuredRequests } from '@aangan/shared-kit/server/measure-requests';
import { inSpan, nameRequest } from '@aangan/shared-kit/server/trace-requests';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PATH } from '../app/page-loader.ts';
import { noteArrival } from '../attribution/note-arrival.ts';
import { saveBuckets } from '../experiments/save-buckets.ts';
import { overrideBanner } from '../override/override-banner.ts';
import type { Overrides } from '../override/request-override.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { SHELL } from '../registry/shell-files.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import { anonymousSession } from '../session/anonymous-session.ts';
import { staffAccess } from '../staff/staff-access.ts';
import type { StaffGuard } from '../staff/staff-guard.ts';
import { surfaceOf } from '../webview/surface.ts';
import { takeAppToken } from './app-token.ts';
import { documentPolicy, freshNonce } from './content-security-policy.ts';
import { documentFacts } from './document-facts.ts';
import { answerFailedPage, answerReadOnly } from './failures.ts';
import type { MadeFacts } from './measure-pages.ts';
import { outsideSources } from './outside-sources.ts';
import { hasLineEnd, originOf, pageAddress, singleSlashed } from './page-address.ts';
import { postedForms } from './posted-forms.ts';
import { browserReadsShared } from './reads-shared.ts';
import { saveRequestId } from './request-id.ts';
import { isSecure } from './security-headers.ts';
import { sendDocument, sendShared } from './send-document.ts';
import type { ShellSettings } from './settings.ts';
import type { SharedDocuments } from './shared-documents.ts';
import { sharedKey } from './shared-key.ts';
import type { SharedPages } from './shared-pages.ts';
import { saveVisitor, visitorOf } from './visitor.ts';

/** Pages belong to one visitor and are revalidated each time. */
const PRIVATE = 'private, max-age=0, must-revalidate';

/** Pages of a logged-in visitor, and those that their remotes declare as personal, are never cached. */
const NO_STORE = 'private, no-store';

/** No other site learns the address, or even the site. Our own forms still say where they come from. */
const SECRET_ADDRESS = 'same-origin';

/** s for which a cache in front may answer an older document while it asks for the next one. */
const STALE_SECONDS = 30;

/** s after which search engines may retry a page that failed. */
const RETRY_AFTER_SECONDS = 30;

interface PageRouteDeps {
  readonly settings: ShellSettings;
  readonly pages: PageMaker;
  readonly sets: ReleaseSetSource;
  readonly overrides: Overrides;
  readonly guard: StaffGuard;
  readonly shared: SharedPages;
  readonly documents: SharedDocuments;
  /** @param log the request's, which names the page's remote and version */
  readonly report: (log: FastifyBaseLogger, ...failure: Parameters<Platform['errors']['report']>) => void;
  readonly requests: MeasuredRequests;
  /** Measures a page that was made. */
  readonly noteMade: (made: MadeFacts) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Answers every path without another route: a page, or a redirect to the not-found page. A posted form goes to the
 * action of its page.
 */
export async function pageRoute(app: FastifyInstance, deps: PageRouteDeps): Promise<void> {
  app.get('/*', { errorHandler: answerFailedPage }, (request, reply) => sendPage(request, reply, deps));
  const send = (request: FastifyRequest, reply: FastifyReply, form: FormData) => sendPage(request, reply, deps, form);
  await postedForms(app, { isSameSite: deps.guard.isSameSite, send });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageRouteDeps,
  form?: FormData,
): Promise<FastifyReply> {
  const { settings, pages, sets, overrides, report, shared } = deps;
  reply.header('cache-control', form ? NO_STORE : PRIVATE);
  const origin = settings.publicUrl || originOf(request.protocol, request.host);
  const url = origin && pageAddress(request.url, origin);
  if (!url) return reply.code(400).type('text/plain; charset=utf-8').send('This address is not valid.');
  const elsewhere = singleSlashed(url);
  if (elsewhere) return reply.redirect(elsewhere, 308);
  if (hasLineEnd(url)) return reply.redirect(NOT_FOUND_PATH, 302);

  const visitor = visitorOf(request, origin, deps.now());
  const chosen = sets.forDevice(visitor.deviceId);
  const override = overrides.of(request);
  const overridden = override && (await overrides.apply(override, chosen));
  const resolved = overridden?.resolved ?? chosen;
  const match = resolved.table.match(url.pathname);
  if (match) {
    const shown = withVersion({ remote: match.remote, page: match.page }, resolved);
    request.log = request.log.child(shown);
    nameRequest(`${request.method} ${match.remote}/${match.page}`, shown.version);
    deps.requests.name(request, `${match.remote}/${match.page}`);
  }
  const role = match?.staff;
  const staff =
    role === undefined ? undefined : await staffAccess(request, reply, { role, guard: deps.guard, resolved });
  if (staff === 'refused') return reply;
  const surface = surfaceOf(url.pathname, visitor.device, resolved);
  if (surface.kind === 'elsewhere') return reply.redirect(`${surface.path}${url.search}`, 302);
  const hybrid = surface.kind === 'webview';
  if (hybrid && (await takeAppToken(request, reply, { url, settings }))) return reply;
  const arrival = noteArrival(request, { url, settings, now: visitor.now });
  // Most documents are shared and have none.
  let fresh: string | undefined;
  const nonceOf = () => {
    fresh ??= freshNonce();
    return fresh;
  };
  const leaving = abortOnLeave(reply);
  const make = async (signal = leaving) => {
    const started = performance.now();
    const made = await pages.make(
      {
        url: url.href,
        ...(form && { form: textsOf(form) }),
        nonce: nonceOf(),
        visitor,
        attribution: arrival.facts,
        ...(hybrid && { alone: surface.match }),
        ...(staff && { staff }),
      },
      {
        from: resolved,
        match: hybrid ? surface.match : match,
        signal,
        report: (error, where) => report(request.log, error, withVersion(where, resolved)),
      },
    );
    deps.noteMade({ rendered: made.rendered, from: resolved, ms: performance.now() - started, now: visitor.now });
    return made;
  };
  const alone = form !== undefined || overridden !== undefined || hybrid || staff !== undefined;
  const key = sharedKey({ url, visitor, resolved, match, alone });
  const made = await inSpan('make the page', () => (key === undefined ? make() : shared.of(key, resolved.set, make)));
  const { rendered, bucketsCookie, changeCookie } = made;
  if (rendered.kind === 'no-action') return answerReadOnly(request, reply);
  if (rendered.kind === 'redirect') {
    arrival.save(reply);
    if (changeCookie !== undefined) reply.header('set-cookie', changeCookie);
    return reply.redirect(rendered.location, rendered.status);
  }
  const outside = outsideSources(settings, resolved.set);
  const secure = isSecure(settings, request);
  const input = {
    page: rendered,
    resolved,
    platform: documentFacts(visitor, { settings, attribution: arrival.facts, hybrid, staff }),
    // A shared page was made for somebody else.
    session: key === undefined ? made.session : anonymousSession(visitor),
    assetUrl: settings.assetUrl,
    scriptOrigins: outside.script ?? [],
    settings,
  };
  reply.code(rendered.status);
  if (rendered.personal || staff) reply.header('cache-control', NO_STORE);
  if (rendered.withoutReferrer) reply.header('referrer-policy', SECRET_ADDRESS);
  if (rendered.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const isShared = key !== undefined && made.shared && browserReadsShared(visitor.userAgent);
  const document = isShared ? deps.documents.of(made, { ...input, secure, outside }) : undefined;
  if (document && resolved === sets.current() && settings.documentCacheSeconds > 0) {
    reply.headers(cacheableFor(settings.documentCacheSeconds));
    return sendShared(request, reply, document);
  }
  arrival.save(reply);
  if (changeCookie !== undefined) reply.header('set-cookie', changeCookie);
  saveVisitor(request, reply, { deviceId: visitor.deviceId, city: rendered.city, category: rendered.category });
  saveRequestId(reply);
  saveBuckets(reply, bucketsCookie, { url, domain: settings.cookieDomain });
  if (document) return sendShared(request, reply, document);
  const nonce = nonceOf();
  reply.header('content-security-policy', documentPolicy({ scripts: { nonce }, secure, outside }));
  return sendDocument(request, reply, {
    ...input,
    nonce,
    ...(overridden && {
      banner: overrideBanner(overridden, {
        ...{ path: request.url, nonce, assetUrl: settings.assetUrl, page: rendered, live: sets.current() },
      }),
    }),
  });
}

/**
 * For caches in front of the site (RFC 9213 for those that know it). A browser asks each time: it would answer an older
 * document to somebody who has just logged in.
 */
function cacheableFor(seconds: number): Readonly<Record<string, string>> {
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`,
  };
}

/** The entries of a form, which has no files. */
function textsOf(form: FormData): (readonly [string, string])[] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

function withVersion(where: ErrorPlace, { set, shell }: Pick<ResolvedReleaseSet, 'set' | 'shell'>): ErrorPlace {
  const version = where.remote === SHELL ? shell.version : set.releases[where.remote]?.version;
  return version === undefined ? where : { version, ...where };
}

/** Aborts the calls made for the page when the visitor leaves. */
function abortOnLeave(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
