/** Where a page is: path and query. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Without a network only the service worker may have the next page, and it has documents, not data: then the page is
 * left for it as a document of its own.
 * @param shown the page on screen: trying it again stays within the document
 * @returns a promise that never ends, or undefined when the next page can come as it always does
 */
export function leaveForKept(
  request: Pick<Request, 'url'>,
  shown: Place,
  leave = (path: string) => location.assign(path),
): Promise<never> | undefined {
  const { pathname, search } = new URL(request.url);
  if (navigator.onLine || !navigator.serviceWorker?.controller) return undefined;
  if (pathname === shown.pathname && search === shown.search) return undefined;
  leave(pathname + search);
  return new Promise(() => undefined);
}
