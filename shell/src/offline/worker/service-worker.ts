import { isOfOtherFormat } from '../cache-names.ts';
import { OFFLINE_PATH } from '../saving-rules.ts';
import { isWorkerMessage } from '../worker-messages.ts';
import { documentRoute } from './document-route.ts';
import { dropCaches } from './drop-caches.ts';
import { fileRoutes } from './file-routes.ts';
import { inTurn } from './in-turn.ts';
import { answer } from './messages.ts';
import { openNotice } from './open-notice.ts';
import { savePage } from './save.ts';

declare const self: ServiceWorkerGlobalScope;

documentRoute(self);
fileRoutes();

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
self.addEventListener('message', (event) => {
  const { data, source, ports } = event;
  if (!isWorkerMessage(data)) return;
  const clientId = source && 'id' in source ? source.id : undefined;
  const done = inTurn(self, () => answer(self, data, clientId)).finally(() => ports[0]?.postMessage('done'));
  // Without a network nothing more can be saved; the next document asks again.
  event.waitUntil(done.catch(() => undefined));
});

/**
 * A new worker may take over open documents, because every file has its version in its address. It waits until they are
 * closed only when the older worker used another cache format.
 */
async function install(): Promise<void> {
  if (!(await savePage(OFFLINE_PATH))) throw new Error('The offline page cannot be saved');
  const names = await caches.keys();
  if (!names.some(isOfOtherFormat)) await self.skipWaiting();
}

async function activate(): Promise<void> {
  await dropCaches(isOfOtherFormat);
  // The document is requested before the worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
