/** Where a page is: path and query. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Without a network only the service worker may have the next page, as a document and without data. The page is then
 * loaded as a new document.
 * @param shown the page on screen: a retry stays within the document
 * @returns a promise that never settles, or undefined when the next page can load as usual
 */
export function leaveForSaved(
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
