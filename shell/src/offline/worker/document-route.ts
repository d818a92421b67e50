import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { Route } from 'workbox-routing/Route.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheName } from '../cache-names.ts';
import { noteOf } from '../saved-document.ts';
import { OFFLINE_PATH } from '../saving-rules.ts';
import { inTurn } from './in-turn.ts';
import { asSaved, MATCH_OPTIONS, saveFiles } from './save.ts';
import { tidy } from './tidy.ts';

/** Network timeout, s, after which a saved document is shown. */
const TIMEOUT_SECONDS = 3;

/** Documents come from the network; without one, the saved document, or else the offline page. */
export function documentRoute(worker: ServiceWorkerGlobalScope): Route {
  return registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    new NetworkFirst({
      cacheName: cacheName('documents'),
      networkTimeoutSeconds: TIMEOUT_SECONDS,
      matchOptions: MATCH_OPTIONS,
      plugins: [keeping(worker), offlinePage],
    }),
  );
}

/** Saves the documents that are loaded, and their files. The page does not wait for it. */
function keeping(worker: ServiceWorkerGlobalScope): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => (await asSaved(response))?.document ?? null,
    cacheDidUpdate: ({ newResponse }) =>
      inTurn(worker, async () => {
        await saveFiles(noteOf(newResponse)?.files ?? []);
        await tidy(worker);
      }),
  };
}

const offlinePage: WorkboxPlugin = {
  handlerDidError: async () => (await caches.open(cacheName('documents'))).match(OFFLINE_PATH, MATCH_OPTIONS),
};
