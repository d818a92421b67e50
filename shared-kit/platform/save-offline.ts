/** Why a page is cached: viewed recently, or shortlisted. */
export type SavedList = 'recent' | 'shortlist';

/** Messages from pages to the service worker. */
export type OfflineRequest =
  | { readonly type: 'keep'; readonly list: SavedList; readonly paths: readonly string[] }
  | { readonly type: 'forget' };

/**
 * Caches pages for reading without a network: their documents are fetched when the browser is idle, with all files
 * they need. `recent` pages are added to those cached before, of which the oldest are dropped. `shortlist` is the
 * whole list and replaces the one before. Does nothing without a service worker.
 * @param paths paths on this site, with their query, `/property/…/detail`
 */
export function saveForOffline(paths: readonly string[], list: SavedList = 'recent'): void {
  void ask({ type: 'keep', list, paths });
}

/**
 * Deletes every cached page of this device, when a visitor logs out.
 * @returns once it is done; at once if nothing is cached
 */
export async function deleteOffline(): Promise<void> {
  const registered = await workers()?.getRegistration();
  if (!registered?.active) return;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
  });
  registered.active.postMessage({ type: 'forget' } satisfies OfflineRequest, [port2]);
  await done;
  port1.close();
}

/** Waits for the worker, which starts some seconds after the page. */
async function ask(request: OfflineRequest): Promise<void> {
  const registered = await workers()?.ready;
  registered?.active?.postMessage(request);
}

/** Absent on the server, on addresses without TLS, and in browsers that have none. */
function workers(): ServiceWorkerContainer | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;
}
