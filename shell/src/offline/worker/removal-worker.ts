import { isOfflineCache } from '../cache-names.ts';
import { dropCaches } from './drop-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker where it is switched off: drops all that was kept, and itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches(isOfflineCache).then(() => self.registration.unregister())),
);
