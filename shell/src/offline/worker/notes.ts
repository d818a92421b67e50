import { cacheName } from '../cache-names.ts';
import { LISTS_NOTE } from '../saved-pages.ts';
import { NO_LISTS, type SavedLists } from '../saving-rules.ts';

/** Prefix of the id of an open document. */
const OPEN = '/open/';

export async function readLists(): Promise<SavedLists> {
  const response = await (await notes()).match(LISTS_NOTE);
  return response ? await response.json() : NO_LISTS;
}

export async function writeLists(lists: SavedLists): Promise<void> {
  await (await notes()).put(LISTS_NOTE, Response.json(lists));
}

/** Saves which groups of files an open document uses. */
export async function noteOpenDocument(clientId: string, groups: readonly string[]): Promise<void> {
  await (await notes()).put(`${OPEN}${clientId}`, Response.json(groups));
}

/** The groups that open documents use; deletes those of closed documents. */
export async function groupsOfOpenDocuments(openClients: ReadonlySet<string>): Promise<string[]> {
  const cache = await notes();
  const groups: string[] = [];
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url);
    if (!pathname.startsWith(OPEN)) continue;
    const isOpen = openClients.has(pathname.slice(OPEN.length));
    if (isOpen) groups.push(...((await (await cache.match(key))?.json()) ?? []));
    else await cache.delete(key);
  }
  return groups;
}

/** The worker loses its variables whenever it is idle: its state is stored in a cache, as JSON. */
function notes(): Promise<Cache> {
  return caches.open(cacheName('notes'));
}
