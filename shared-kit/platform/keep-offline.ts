/** Why a page is kept: looked at lately, or shortlisted. */
export type KeptList = 'recent' | 'shortlist';

/** What pages may ask of the service worker. */
export type OfflineRequest =
  | { readonly type: 'keep'; readonly list: KeptList; readonly paths: readonly string[] }
  | { readonly type: 'forget' };

/**
 * Asks for pages to be readable without a network: their documents are fetched and kept at leisure, with all files they
 * need. `recent` pages join those kept before, of which the oldest go; `shortlist` is the whole list and replaces the
 * one before. Does nothing where there is no service worker.
 * @param paths paths on this site, with their query, `/property/…/detail`
 */
export function keepForOffline(paths: readonly string[], list: KeptList = 'recent'): void {
  void ask({ type: 'keep', list, paths });
}

/**
 * Drops every page that is kept on this device: when a visitor logs out.
 * @returns once it is done; at once where nothing is kept
 */
export async function forgetOffline(): Promise<void> {
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

/** Waits for the worker, which comes some seconds after the page. */
async function ask(request: OfflineRequest): Promise<void> {
  const registered = await workers()?.ready;
  registered?.active?.postMessage(request);
}

/** Absent on the server, on addresses without TLS, and in browsers that have none. */
function workers(): ServiceWorkerContainer | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;
}
