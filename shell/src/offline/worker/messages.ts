import { groupsOf } from '../document-files.ts';
import { type Connection, mayFetchAhead, OFFLINE_PATH, withSaved } from '../saving-rules.ts';
import type { OpenedMessage, WorkerMessage } from '../worker-messages.ts';
import { deleteEverything } from './clear.ts';
import { noteOpenDocument, readLists, writeLists } from './notes.ts';
import { savedDocument, saveFiles, savePage } from './save.ts';
import { tidy } from './tidy.ts';

/** Handles the message of a document. @param clientId of the document */
export async function answer(
  worker: ServiceWorkerGlobalScope,
  message: WorkerMessage,
  clientId: string | undefined,
): Promise<void> {
  switch (message.type) {
    case 'opened':
      return noteOpened(worker, message, clientId);
    case 'keep':
      return saveListed(worker, message);
    case 'forget':
      return deleteEverything(worker);
  }
}

/** The first document of a visit loaded before the worker: it and its files are saved now. */
async function noteOpened(
  worker: ServiceWorkerGlobalScope,
  { address, files }: OpenedMessage,
  clientId: string | undefined,
): Promise<void> {
  const groups = groupsOf(files, worker.location.origin);
  if (clientId) await noteOpenDocument(clientId, groups);
  if (fetchesAhead(worker)) {
    await saveFiles(files);
    if (!(await savedDocument(address))) await savePage(address);
    if (!(await drawsOnlyFrom(groups, worker))) await savePage(OFFLINE_PATH);
  }
  await tidy(worker);
}

/** Whether the offline page has the same versions as the current documents. */
async function drawsOnlyFrom(groups: readonly string[], worker: ServiceWorkerGlobalScope): Promise<boolean> {
  const saved = await savedDocument(OFFLINE_PATH);
  return groupsOf(saved?.files ?? [], worker.location.origin).every((group) => groups.includes(group));
}

async function saveListed(
  worker: ServiceWorkerGlobalScope,
  { list, paths }: Extract<WorkerMessage, { type: 'keep' }>,
): Promise<void> {
  const addresses = paths.map((path) => new URL(path, worker.location.origin).href);
  await writeLists(withSaved(await readLists(), list, addresses));
  if (fetchesAhead(worker)) {
    for (const address of addresses) {
      if (list === 'recent' || !(await savedDocument(address))) await savePage(address);
    }
  }
  await tidy(worker);
}

function fetchesAhead({ navigator }: ServiceWorkerGlobalScope): boolean {
  // Not in every browser, and so not in TypeScript's library.
  return mayFetchAhead('connection' in navigator ? (navigator.connection as Connection) : undefined);
}
