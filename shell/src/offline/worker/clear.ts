import { cacheName } from '../cache-names.ts';
import { NO_LISTS, OFFLINE_PATH } from '../saving-rules.ts';
import { passingPictures } from './file-routes.ts';
import { writeLists } from './notes.ts';
import { MATCH_OPTIONS } from './save.ts';
import { tidy } from './tidy.ts';

/** Deletes all personal data: documents, their lists, and pictures. The offline page stays. */
export async function deleteEverything(worker: ServiceWorkerGlobalScope): Promise<void> {
  const documents = await caches.open(cacheName('documents'));
  const offline = await documents.match(OFFLINE_PATH, MATCH_OPTIONS);
  await Promise.all([caches.delete(cacheName('documents')), passingPictures.deleteCacheAndMetadata()]);
  await writeLists(NO_LISTS);
  if (offline) await (await caches.open(cacheName('documents'))).put(OFFLINE_PATH, offline);
  await tidy(worker);
}
