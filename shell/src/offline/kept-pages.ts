import { cacheName } from './cache-names.ts';
import { type KeptLists, NO_LISTS, OFFLINE_PATH } from './keeping-rules.ts';
import { type KeptDocument, noteOf } from './kept-document.ts';

/** Where the worker saves the lists, in the cache of notes. */
export const LISTS_NOTE = '/lists';

/** A page that can be read without a network. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly picture?: string;
}

interface KeptPages {
  readonly shortlist: readonly KeptPage[];
  readonly recent: readonly KeptPage[];
  /** On no list: searches, plans, the home page. */
  readonly visited: readonly KeptPage[];
}

export const NO_PAGES: KeptPages = { shortlist: [], recent: [], visited: [] };

/** The saved pages, the newest first. */
export async function readKeptPages(storage: CacheStorage): Promise<KeptPages> {
  if (!(await storage.has(cacheName('documents')))) return NO_PAGES;
  const documents = await storage.open(cacheName('documents'));
  const found: [string, KeptDocument][] = [];
  for (const key of await documents.keys()) {
    const response = await documents.match(key, { ignoreVary: true });
    const note = response && noteOf(response);
    if (note) found.unshift([key.url, note]);
  }
  return keptPages(new Map(found), await readLists(storage));
}

/** @param documents by address, the newest first */
export function keptPages(documents: ReadonlyMap<string, KeptDocument>, lists: KeptLists): KeptPages {
  const page = (address: string): KeptPage[] => {
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

async function readLists(storage: CacheStorage): Promise<KeptLists> {
  const response = await (await storage.open(cacheName('notes'))).match(LISTS_NOTE);
  return response ? response.json() : NO_LISTS;
}
