import type { PageEntry, ServedPage } from '../app/page-entry.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';

/** Longest wait for what streams in, ms: after that its room is shown. */
const PATIENCE_MS = 1_000;

/**
 * Loads a page as `loadPage` does. Who goes back, or has the page loaded anew, is in the middle of it: there it is
 * given with all that streams in later, so that their place is where they left it.
 * @param at what the browser's address bar says: on the way back it is the page's address already, on the way on it is
 * still that of the page before
 */
export async function loadWhole(
  request: Request,
  source: PageSource,
  shown?: ServedPage,
  at: string = location.href,
): Promise<PageEntry> {
  const entry = await loadPage(request, source, shown);
  if (withoutHash(request.url) === withoutHash(at)) await streamed(entry.data);
  return entry;
}

async function streamed(data: unknown): Promise<void> {
  if (typeof data !== 'object' || data === null) return;
  const late = Object.values(data).filter((value) => value instanceof Promise);
  if (late.length === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(late), enough]);
  clearTimeout(timer);
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}
