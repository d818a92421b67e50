import type { ErrorPlace, Platform } from '@aangan/shared-kit/platform/platform';
import type { MeasuredRequests } from '@aangan/shared-kit/server/measure-requests';
import { inSpan, nameRequest, ofThisRequest } from '@aangan/shared-kit/server/trace-requests';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PATH } from '../app/page-loader.ts';
import { noteArrival } from '../attribution/note-arrival.ts';
import type { Overrides } from '../override/request-override.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { SHELL } from '../registry/shell-files.ts';
import type { PageMaker } from '../renderers/page-maker.ts';
import { staffAccess } from '../staff/staff-access.ts';
import type { StaffGuard } from '../staff/staff-guard.ts';
import { surfaceOf } from '../webview/surface.ts';
import { type AnswerDeps, answerPage, NO_STORE } from './answer-page.ts';
import { takeAppToken } from './app-token.ts';
import { freshNonce } from './content-security-policy.ts';
import { answerFailedPage } from './failures.ts';
import type { HeardChanges } from './heard-changes.ts';
import type { MadeFacts } from './measure-pages.ts';
import { hasLineEnd, originOf, pageAddress, singleSlashed } from './page-address.ts';
import { postedForms } from './posted-forms.ts';
import { sharedKey } from './shared-key.ts';
import type { SharedPages } from './shared-pages.ts';
import { visitorOf } from './visitor.ts';
import type { Visitor } from './visitor-facts.ts';

/** Pages belong to one visitor and are revalidated each time. */
const PRIVATE = 'private, max-age=0, must-revalidate';

interface PageRouteDeps extends AnswerDeps {
  readonly pages: PageMaker;
  readonly overrides: Overrides;
  readonly guard: StaffGuard;
  readonly shared: SharedPages;
  readonly changes: Pick<HeardChanges, 'cookie'>;
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
  const { settings, pages, sets, overrides, report, shared, changes } = deps;
  // A failure names the part that failed, which need not be the one of the page.
  const failures = request.log;
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
  const isAlone = form !== undefined || overridden !== undefined || hybrid || staff !== undefined;
  // Most documents are shared and have none.
  let fresh: string | undefined;
  const nonceOf = () => {
    fresh ??= freshNonce();
    return fresh;
  };
  const leaving = abortOnLeave(reply);
  const key = sharedKey({ url, visitor, resolved, match, alone: isAlone });
  const make = async (signal = leaving) => {
    const started = performance.now();
    const made = await pages.make(
      {
        url: url.href,
        ...(form && { form: textsOf(form) }),
        nonce: nonceOf(),
        visitor: key === undefined ? visitor : reading(visitor, changes.cookie()),
        attribution: arrival.facts,
        ...(hybrid && { alone: surface.match }),
        ...(staff && { staff }),
      },
      {
        from: resolved,
        match: hybrid ? surface.match : match,
        signal,
        report: ofThisRequest((error, where) => report(failures, error, withVersion(where, resolved))),
      },
    );
    deps.noteMade({ rendered: made.rendered, from: resolved, ms: performance.now() - started, now: visitor.now });
    return made;
  };
  const made = await inSpan('make the page', () => (key === undefined ? make() : shared.of(key, resolved.set, make)));
  const document = { visitor, arrival, resolved, overridden, hybrid, staff, nonceOf };
  return answerPage(request, reply, { ...document, url, made, isOwn: key === undefined }, deps);
}

/** The entries of a form, which has no files. */
function textsOf(form: FormData): (readonly [string, string])[] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

/** The visitor of a shared page reads all changes that this server has heard of, whichever database answers. */
function reading(visitor: Visitor, changes: string | undefined): Visitor {
  return changes === undefined ? visitor : { ...visitor, cookie: [changes, visitor.cookie].filter(Boolean).join('; ') };
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
