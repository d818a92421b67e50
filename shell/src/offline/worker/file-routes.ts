import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheName } from '../cache-names.ts';
import { artifactGroup, isPicture } from '../document-files.ts';
import { MATCH_OPTIONS } from './save.ts';

/** Limit of pictures from visited pages, besides those of saved documents: about 3 MB. */
const PICTURES_MAXIMUM = 100;

/** Only complete responses: an error must not be saved, nor an opaque response. */
const whole = new CacheableResponsePlugin({ statuses: [200] });

/** Limits the pictures of visited pages; `forget` deletes all of them. */
export const passingPictures = new ExpirationPlugin({
  maxEntries: PICTURES_MAXIMUM,
  matchOptions: MATCH_OPTIONS,
  purgeOnQuotaError: true,
});

/** Immutable files of any version come from the cache first: their address has the version. */
export function fileRoutes(): void {
  registerRoute(
    ({ url }) => isPicture(url.pathname),
    new CacheFirst({
      cacheName: cacheName('pictures'),
      matchOptions: MATCH_OPTIONS,
      plugins: [readable, whole, passingPictures, savedPicture],
    }),
  );
  registerRoute(
    ({ url }) => artifactGroup(url.pathname) !== undefined,
    new CacheFirst({ cacheName: cacheName('artifacts'), matchOptions: MATCH_OPTIONS, plugins: [readable, whole] }),
  );
}

/** Requested with CORS, so that the worker can see whether it is complete, also on another origin. */
const readable: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.mode === 'no-cors' ? new Request(request.url, { credentials: 'omit' }) : request,
};

/** Without a network, a picture of a saved document has the size in which it was saved. */
const savedPicture: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const asked = pictureId(request.url);
    for (const kind of ['artifacts', 'pictures'] as const) {
      const cache = await caches.open(cacheName(kind));
      const keys = await cache.keys();
      const same = keys.find(({ url }) => isPicture(new URL(url).pathname) && pictureId(url) === asked);
      if (same) return cache.match(same, MATCH_OPTIONS);
    }
    return undefined;
  },
};

/** A picture's address without its width and format. */
function pictureId(address: string): string {
  return address.replace(/-\d+\.(?:avif|webp)$/, '');
}
