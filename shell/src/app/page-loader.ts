import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import type { PageMatch } from '../routing/page-table.ts';
import type { PageEntry, PageFailure } from './page-entry.ts';
import type { PageSource } from './page-source.ts';

export const NOT_FOUND_PATH = '/page-not-found';

/** What a page's loader is called with, and the match it belongs to. */
interface PageVisit {
  readonly match: PageMatch;
  readonly request: Request;
  readonly url: URL;
  readonly source: PageSource;
}

/**
 * The loader of the one route behind every path: finds the page, loads its module and lets it load its data.
 * A remote or a loader that fails becomes the entry's `failure`, so that it costs its own region and nothing else.
 * @throws Response, a redirect: for unknown paths, and where the page's loader asks for one within the site.
 * @throws what an abandoned request threw.
 * Source: product-and-plans, section 8 (unknown route).
 */
export async function loadPage(request: Request, source: PageSource): Promise<PageEntry> {
  const url = new URL(request.url);
  const match = await source.match(url.pathname);
  if (!match) throw redirect(NOT_FOUND_PATH);
  const visit = { match, request, url, source };
  let module: PageModule;
  try {
    module = await source.load(match);
  } catch (error) {
    return failed(visit, error, { kind: 'load', message: 'This part of the page could not be loaded.' });
  }
  return loadData(module, visit);
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
      if (leadsWithinSite(error, url)) throw error;
      const refused = new Error(`A loader answered ${error.status} to ${error.headers.get('location') ?? 'nowhere'}`);
      return failed(visit, refused, { kind: 'data', ...dataFailure(refused) });
    }
    return failed(visit, error, { kind: 'data', ...dataFailure(error) });
  }
}

function failed({ match, request, source }: PageVisit, error: unknown, failure: PageFailure): PageEntry {
  if (request.signal.aborted) throw error;
  source.platform.errors.report(error, { remote: match.remote, page: match.page });
  return { ...match, failure };
}

/** A page may send visitors on to other pages, never to other sites. */
function leadsWithinSite(response: Response, url: URL): boolean {
  const location = response.headers.get('location');
  if (location === null || response.status < 300 || response.status >= 400) return false;
  return URL.canParse(location, url.href) && new URL(location, url).origin === url.origin;
}

function dataFailure(error: unknown): { message: string; requestId?: string } {
  const message = 'Something went wrong. Please try again.';
  return error instanceof HttpError && error.requestId ? { message, requestId: error.requestId } : { message };
}
