import { isOfflineCache } from '../cache-names.ts';
import { dropCaches } from './drop-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Replaces the worker where it is switched off: deletes all caches, and unregisters itself. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches(isOfflineCache).then(() => self.registration.unregister())),
);
