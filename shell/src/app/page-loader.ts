import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import { redirectDocument } from '@aangan/shared-kit/platform/host-router';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import type { RemoteFailure } from '../federation/remote-failure.ts';
import type { PageMatch } from '../routing/page-table.ts';
import { type StartedFills, startFills } from '../slots/start-fills.ts';
import { headOf } from './head-of.ts';
import type { PageEntry, PageFailure, ServedPage } from './page-entry.ts';
import type { PageSource } from './page-source.ts';

export const NOT_FOUND_PATH = '/page-not-found';

/** The arguments of a page's loader, and the match it belongs to. */
interface PageVisit {
  readonly match: PageMatch;
  readonly request: Request;
  readonly url: URL;
  readonly source: PageSource;
  readonly served: ServedPage | undefined;
}

/**
 * The loader of the one route behind every path: finds the page, loads its module and runs its loader. A remote or a
 * loader that fails becomes the entry's `failure`, which affects only its own region. A visitor who has to log in first
 * gets an entry without data (`gate`); one whose login cannot be resolved gets a failure instead.
 * @param shown what the server wrote of the page on screen: it stays while this page fails
 * @throws Response, a redirect: for an unknown path, and where the page's loader redirects within the site or to a host
 * of RETURN_HOSTS. Without a page table every path is redirected, by a new document.
 * @throws the error of an aborted request.
 * Source: product-and-plans, section 8 (unknown route).
 */
export async function loadPage(request: Request, source: PageSource, shown?: ServedPage): Promise<PageEntry> {
  const url = new URL(request.url);
  const match = await source.match(url.pathname).catch(() => {
    // Without its page table the document cannot navigate: the browser loads a new one.
    throw redirectDocument(url.pathname + url.search + url.hash);
  });
  if (!match) throw redirect(NOT_FOUND_PATH);
  // The staff area begins with a document of its own, for which the server has checked who asks.
  if (match.staff !== undefined && !source.platform.staff) throw redirectDocument(url.pathname + url.search);
  const served = shown?.path === url.pathname + url.search ? shown : undefined;
  const visit = { match, request, url, source, served };
  let module: PageModule;
  const prepared = Promise.resolve(source.prepare?.(match));
  const fills = startFills(visit, prepared);
  try {
    [module] = await Promise.all([source.load(match), prepared]);
  } catch (error) {
    const cause = isRemoteFailure(error) ? { cause: error.kind } : {};
    return failed(visit, error, { kind: 'load', message: 'This part of the page could not be loaded.', ...cause });
  }
  if (match.login !== undefined && !source.platform.session.loggedIn)
    return source.live.getState().unsure ? unreached(match) : gated(match);
  const entry = await loadData(module, visit);
  return entry.failure || entry.gate ? entry : withFills(entry, visit, fills);
}

/** The entry of a personal page for an anonymous visitor: no data, and a login link. */
function gated(match: PageMatch): PageEntry {
  return { ...match, gate: true };
}

/** The entry of a personal page for somebody whose login could not be resolved: neither data nor a login link. */
function unreached(match: PageMatch): PageEntry {
  return { ...match, failure: { kind: 'account', message: 'Our service is not available right now.' } };
}

async function withFills(entry: PageEntry, { url, source }: PageVisit, fills: StartedFills): Promise<PageEntry> {
  if (!entry.fills) return entry;
  const filled = await fills.ready(headOf(entry, source, url).city ?? source.platform.session.city);
  return filled.length > 0 ? { ...entry, filled } : entry;
}

async function loadData(module: PageModule, visit: PageVisit): Promise<PageEntry> {
  const { match, request, url, source } = visit;
  try {
    const { pattern, params } = match;
    const data = await module.loader?.({ request, url, pattern, params, platform: source.platform });
    if (data instanceof Response) throw data;
    return { ...match, data };
  } catch (error) {
    if (error instanceof Response) {
      if (error.status === 404) throw redirect(NOT_FOUND_PATH);
      if (leadsWhereAllowed(error, url, source.returnHosts)) throw error;
      const refused = new Error(`A loader answered ${error.status} to ${error.headers.get('location') ?? 'nowhere'}`);
      return failed(visit, refused, { kind: 'data', ...dataFailure(refused) });
    }
    // The session has ended, although it was known as active.
    if (error instanceof HttpError && error.status === 401 && !request.signal.aborted) {
      if (match.staff !== undefined) throw redirectDocument(url.pathname + url.search);
      return gated(match);
    }
    return failed(visit, error, { kind: 'data', ...dataFailure(error) });
  }
}

function failed({ match, request, source, served }: PageVisit, error: unknown, failure: PageFailure): PageEntry {
  if (request.signal.aborted) throw error;
  const { remote, page } = match;
  source.platform.errors.report(error, { remote, page, kind: failure.cause ?? failure.kind });
  return { ...match, failure: { ...failure, ...(served && { served }) } };
}

/** Checked by its name: the code that creates it may be in another bundle. */
function isRemoteFailure(error: unknown): error is RemoteFailure {
  return error instanceof Error && error.name === 'RemoteFailure';
}

/** A page may redirect visitors to other pages and to the configured hosts, never to other sites. */
export function leadsWhereAllowed(response: Response, url: URL, hosts: readonly string[] = []): boolean {
  const location = response.headers.get('location')?.replace(/^(?=\?)/, url.pathname);
  if (response.status < 300 || response.status >= 400) return false;
  return safeReturnUrl(location, { origin: url.origin, hosts }) !== undefined;
}

function dataFailure(error: unknown): { message: string; requestId?: string } {
  const message = 'Something went wrong. Please try again.';
  return error instanceof HttpError && error.requestId ? { message, requestId: error.requestId } : { message };
}
