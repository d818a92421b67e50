import type { StaffArea } from '@aangan/shared-kit/platform/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NotedArrival } from '../attribution/note-arrival.ts';
import { saveBuckets } from '../experiments/save-buckets.ts';
import { overrideBanner } from '../override/override-banner.ts';
import type { OverriddenRequest } from '../override/request-override.ts';
import type { ReleaseSetSource } from '../registry/release-set-source.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import type { MadePage } from '../renderers/page-order.ts';
import { anonymousSession } from '../session/anonymous-session.ts';
import { documentPolicy } from './content-security-policy.ts';
import { documentFacts } from './document-facts.ts';
import { answerReadOnly } from './failures.ts';
import { outsideSources } from './outside-sources.ts';
import { browserReadsShared } from './reads-shared.ts';
import { saveRequestId } from './request-id.ts';
import { isSecure } from './security-headers.ts';
import { sendDocument, sendShared } from './send-document.ts';
import type { ShellSettings } from './settings.ts';
import type { SharedDocuments } from './shared-documents.ts';
import { saveVisitor } from './visitor.ts';
import type { Visitor } from './visitor-facts.ts';

/** Pages of a logged-in visitor, and those that their remotes declare as personal, are never cached. */
export const NO_STORE = 'private, no-store';

/** No other site learns the address, or even the site. Our own forms still say where they come from. */
const SECRET_ADDRESS = 'same-origin';

/** s for which a cache in front may answer an older document while it asks for the next one. */
const STALE_SECONDS = 30;

/** s after which search engines may retry a page that failed. */
const RETRY_AFTER_SECONDS = 30;

export interface AnswerDeps {
  readonly settings: ShellSettings;
  readonly sets: ReleaseSetSource;
  readonly documents: SharedDocuments;
}

/** A page that was made, and the request for which it is answered. */
interface AnsweredPage {
  readonly url: URL;
  readonly visitor: Visitor;
  /** What led the visitor here. */
  readonly arrival: NotedArrival;
  readonly resolved: ResolvedReleaseSet;
  /** The local override in force. */
  readonly overridden: OverriddenRequest | undefined;
  /** An app webview, which shows a remote's page alone. */
  readonly hybrid: boolean;
  readonly staff: StaffArea | undefined;
  /** The nonce with which the page was made, or a new one. */
  readonly nonceOf: () => string;
  readonly made: MadePage;
  /** Made for this visitor, whether or not others could have it. */
  readonly isOwn: boolean;
}

/** Answers a redirect, or a document with its headers and cookies. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: AnsweredPage,
  { settings, sets, documents }: AnswerDeps,
): Promise<FastifyReply> {
  const { url, visitor, arrival, resolved, overridden, hybrid, staff, nonceOf, made, isOwn } = page;
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
    session: isOwn ? made.session : anonymousSession(visitor),
    assetUrl: settings.assetUrl,
    scriptOrigins: outside.script ?? [],
    settings,
  };
  reply.code(rendered.status);
  if (rendered.personal || staff) reply.header('cache-control', NO_STORE);
  if (rendered.withoutReferrer) reply.header('referrer-policy', SECRET_ADDRESS);
  if (rendered.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const isShared = !isOwn && made.shared && browserReadsShared(visitor.userAgent);
  const document = isShared ? documents.of(made, { ...input, secure, outside }) : undefined;
  if (document && resolved === sets.current() && settings.documentCacheSeconds > 0) {
    reply.headers(cacheableFor(settings.documentCacheSeconds));
    return sendShared(request, reply, document);
  }
  arrival.save(reply);
  if (changeCookie !== undefined) reply.header('set-cookie', changeCookie);
  const { city, category } = rendered;
  saveVisitor(request, reply, { deviceId: visitor.deviceId, city, category, secure });
  saveRequestId(reply, secure);
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
