import type { PageEntry } from '../app/page-entry.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';

/**
 * The loader of a document that shows one remote alone. The remote's own pages load in the same document. Every other
 * page loads a new document, also without the header.
 * @throws Response, a redirect that loads another document
 */
export async function loadAlone(request: Request, remote: string, source: PageSource): Promise<PageEntry> {
  const url = new URL(request.url);
  const match = await source.match(url.pathname);
  if (match && match.remote !== remote) throw anotherDocument(url);
  return loadPage(request, source);
}

/** React Router loads the address of such a redirect as a document. */
function anotherDocument(url: URL): Response {
  url.searchParams.set('headerFalse', 'true');
  const location = `${url.pathname}${url.search}${url.hash}`;
  return new Response(null, { status: 302, headers: { location, 'x-remix-reload-document': 'true' } });
}
