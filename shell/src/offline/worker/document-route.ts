import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { Route } from 'workbox-routing/Route.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheName } from '../cache-names.ts';
import { OFFLINE_PATH } from '../keeping-rules.ts';
import { noteOf } from '../kept-document.ts';
import { inTurn } from './in-turn.ts';
import { AS_KEPT, asKept, keepFiles } from './keep.ts';
import { tidy } from './tidy.ts';

/** Network timeout, s, after which a saved document is shown. */
const PATIENCE_SECONDS = 3;

/** Documents come from the network; without one, the saved document, or else the offline page. */
export function documentRoute(worker: ServiceWorkerGlobalScope): Route {
  return registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    new NetworkFirst({
      cacheName: cacheName('documents'),
      networkTimeoutSeconds: PATIENCE_SECONDS,
      matchOptions: AS_KEPT,
      plugins: [keeping(worker), offlinePage],
    }),
  );
}

/** Saves the documents that are loaded, and their files. The page does not wait for it. */
function keeping(worker: ServiceWorkerGlobalScope): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => (await asKept(response))?.document ?? null,
    cacheDidUpdate: ({ newResponse }) =>
      inTurn(worker, async () => {
        await keepFiles(noteOf(newResponse)?.files ?? []);
        await tidy(worker);
      }),
  };
}

const offlinePage: WorkboxPlugin = {
  handlerDidError: async () => (await caches.open(cacheName('documents'))).match(OFFLINE_PATH, AS_KEPT),
};
