import { HttpError } from '@aangan/shared-kit/platform/http';
import type { PageModule } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import type { PageMatch } from '../routing/page-table.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageSource } from './page-source.ts';

export const NOT_FOUND_PATH = '/page-not-found';

/**
 * The loader of the one route behind every path: finds the page, loads its module and lets it load its data. Throws a redirect for unknown paths; a remote or a loader that fails becomes
 * the entry's `failure`, so that it costs its own region and nothing else.
 * Source: product-and-plans, section 8 (unknown route).
 */
export async function loadPage(request: Request, source: PageSource): Promise<PageEntry> {
  const url = new URL(request.url);
  const match = await source.match(url.pathname);
  if (!match) throw redirect(NOT_FOUND_PATH);
  let module: PageModule;
  try {
    module = await source.load(match);
  } catch (error) {
    if (request.signal.aborted) throw error;
    source.platform.errors.report(error, { remote: match.remote, page: match.page });
    return { ...match, failure: { kind: 'load', message: 'This part of the page could not be loaded.' } };
  }
  return loadData(module, match, { request, url, source });
}

async function loadData(
  module: PageModule,
  match: PageMatch,
  { request, url, source }: { request: Request; url: URL; source: PageSource },
): Promise<PageEntry> {
  try {
    const data = await module.loader?.({
      request,
      url,
      pattern: match.pattern,
      params: match.params,
      platform: source.platform,
    });
    return { ...match, data };
  } catch (error) {
    if (error instanceof Response) throw error.status === 404 ? redirect(NOT_FOUND_PATH) : error;
    if (request.signal.aborted) throw error;
    source.platform.errors.report(error, { remote: match.remote, page: match.page });
    return { ...match, failure: { kind: 'data', ...dataFailure(error) } };
  }
}

function dataFailure(error: unknown): { message: string; requestId?: string } {
  const message = 'Something went wrong. Please try again.';
  return error instanceof HttpError && error.requestId ? { message, requestId: error.requestId } : { message };
}
