import type { PageEntry, ServedPage } from '../app/page-entry.ts';
import { loadPage } from '../app/page-loader.ts';
import type { PageSource } from '../app/page-source.ts';

/** Longest wait for deferred values, ms: after that the skeleton is shown. */
const TIMEOUT_MS = 1_000;

/**
 * Loads a page as `loadPage` does. On a back navigation or a reload, the page is returned with all its deferred values,
 * so that the scroll position is right.
 * @param at the address in the address bar: the page's own on a back navigation, the previous page's on a forward one
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
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(late), enough]);
  clearTimeout(timer);
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}
