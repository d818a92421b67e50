import { cacheName } from './cache-names.ts';
import { noteOf, type SavedDocument } from './saved-document.ts';
import { NO_LISTS, OFFLINE_PATH, type SavedLists } from './saving-rules.ts';

/** Where the worker saves the lists, in the cache of notes. */
export const LISTS_NOTE = '/lists';

/** A page that can be read without a network. */
export interface SavedPage {
  readonly path: string;
  readonly title: string;
  readonly picture?: string;
}

interface SavedPages {
  readonly shortlist: readonly SavedPage[];
  readonly recent: readonly SavedPage[];
  /** On no list: searches, plans, the home page. */
  readonly visited: readonly SavedPage[];
}

export const NO_PAGES: SavedPages = { shortlist: [], recent: [], visited: [] };

/** The saved pages, the newest first. */
export async function readSavedPages(storage: CacheStorage): Promise<SavedPages> {
  if (!(await storage.has(cacheName('documents')))) return NO_PAGES;
  const documents = await storage.open(cacheName('documents'));
  const found: [string, SavedDocument][] = [];
  for (const key of await documents.keys()) {
    const response = await documents.match(key, { ignoreVary: true });
    const note = response && noteOf(response);
    if (note) found.unshift([key.url, note]);
  }
  return savedPages(new Map(found), await readLists(storage));
}

/** @param documents by address, the newest first */
export function savedPages(documents: ReadonlyMap<string, SavedDocument>, lists: SavedLists): SavedPages {
  const page = (address: string): SavedPage[] => {
    const found = documents.get(address);
    const { pathname, search } = new URL(address);
    if (!found || pathname === OFFLINE_PATH) return [];
    const { title, picture } = found;
    return [{ path: pathname + search, title: title.replace(/ \| Aangan$/, ''), ...(picture && { picture }) }];
  };
  const listed = new Set([...lists.shortlist, ...lists.recent]);
  return {
    shortlist: lists.shortlist.flatMap(page),
    recent: lists.recent.filter((address) => !lists.shortlist.includes(address)).flatMap(page),
    visited: [...documents.keys()].filter((address) => !listed.has(address)).flatMap(page),
  };
}

async function readLists(storage: CacheStorage): Promise<SavedLists> {
  const response = await (await storage.open(cacheName('notes'))).match(LISTS_NOTE);
  return response ? response.json() : NO_LISTS;
}
