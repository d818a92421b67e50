import { cacheName } from '../cache-names.ts';
import { artifactGroup, groupsOf } from '../document-files.ts';
import { noteOf } from '../saved-document.ts';
import { OFFLINE_PATH, outdatedDocuments } from '../saving-rules.ts';
import { groupsOfOpenDocuments, readLists } from './notes.ts';

/**
 * Deletes documents that are outdated, then every file whose version is in no saved and no open document. A file that a
 * document needs is therefore never deleted before the document.
 */
export async function tidy(worker: ServiceWorkerGlobalScope): Promise<void> {
  const documents = await caches.open(cacheName('documents'));
  const saved = (await documents.keys()).map(({ url }) => url);
  const offline = new URL(OFFLINE_PATH, worker.location.origin).href;
  for (const address of outdatedDocuments(saved, await readLists(), offline)) await documents.delete(address);

  const needed = new Set([...(await groupsOfSaved(documents, worker)), ...(await groupsOfOpen(worker))]);
  const artifacts = await caches.open(cacheName('artifacts'));
  for (const key of await artifacts.keys()) {
    const group = artifactGroup(new URL(key.url).pathname);
    if (group === undefined || !needed.has(group)) await artifacts.delete(key);
  }
}

async function groupsOfSaved(documents: Cache, worker: ServiceWorkerGlobalScope): Promise<string[]> {
  const answers = await documents.matchAll();
  return answers.flatMap((answer) => groupsOf(noteOf(answer)?.files ?? [], worker.location.origin));
}

async function groupsOfOpen(worker: ServiceWorkerGlobalScope): Promise<string[]> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  return groupsOfOpenDocuments(new Set(open.map(({ id }) => id)));
}
