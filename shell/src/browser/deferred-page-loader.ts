import { painted } from '@aangan/shared-kit/platform/after-paint';
import { redirectDocument } from '@aangan/shared-kit/platform/host-router';
import type { PageEntry } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';

/**
 * The loader behind every path. Its code is fetched for the first navigation: the first page has its entry in the
 * document. If that code fails to load, the browser navigates to another address, and a retry keeps the current page.
 * @param shown the page that is shown now
 */
export async function loadPageDeferred(
  request: Request,
  source: PageSource,
  shown: () => PageEntry,
): Promise<PageEntry> {
  // The request for the data is the slowest step of a click: the pressed state is painted first.
  await painted();
  const loader = await import(/* webpackChunkName: "navigation" */ './load-whole.ts').catch(() => undefined);
  if (loader) return loader.loadWhole(request, source, shown().failure?.served);
  const { href, pathname, search } = new URL(request.url);
  // A new object each time: the code that waits for a retry can see that there was one.
  if (href === location.href.replace(/#.*/, '')) return { ...shown() };
  throw redirectDocument(pathname + search);
}
