import { painted } from '@aangan/shared-kit/platform/after-paint';
import { redirectDocument } from '@aangan/shared-kit/platform/host-router';
import type { PageEntry } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';

/**
 * The loader behind every path. Its code is fetched for the first navigation: the first page brings its entry along.
 * If that code does not come, another address is left to the browser, and the page that is shown stays.
 * @param shown the page that is shown now
 */
export async function loadPageLater(request: Request, source: PageSource, shown: () => PageEntry): Promise<PageEntry> {
  // Asking for the data is the dearest part of a press: its picture comes first.
  await painted();
  const loader = await import(/* webpackChunkName: "navigation" */ './load-whole.ts').catch(() => undefined);
  if (loader) return loader.loadWhole(request, source, shown().failure?.served);
  const { href, pathname, search } = new URL(request.url);
  // Anew each time: whoever waits for another try sees that there was one.
  if (href === location.href.replace(/#.*/, '')) return { ...shown() };
  throw redirectDocument(pathname + search);
}
