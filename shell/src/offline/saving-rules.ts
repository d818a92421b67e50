import type { SavedList } from '@aangan/shared-kit/platform/save-offline';

/** Addresses by list, the newest first. */
export type SavedLists = Readonly<Record<SavedList, readonly string[]>>;

export const NO_LISTS: SavedLists = { recent: [], shortlist: [] };

/** Limit of recently viewed listings. */
export const RECENT_MAXIMUM = 20;
/** Limit of the shortlist: more than people shortlist, and little storage for a phone. */
const SHORTLIST_MAXIMUM = 200;
/** Limit of documents that are on no list, such as the home page and searches. */
export const VISITED_MAXIMUM = 30;

/** Path of the page that replaces every page that was not saved. */
export const OFFLINE_PATH = '/offline';

/** The lists with more in front: `recent` grows and drops its oldest, `shortlist` is replaced. */
export function withSaved(lists: SavedLists, list: SavedList, addresses: readonly string[]): SavedLists {
  if (list === 'shortlist') return { ...lists, shortlist: addresses.slice(0, SHORTLIST_MAXIMUM) };
  const recent = [...new Set([...addresses, ...lists.recent])].slice(0, RECENT_MAXIMUM);
  return { ...lists, recent };
}

/**
 * Saved documents to delete: those on no list beyond the newest.
 * @param kept addresses of all saved documents, the oldest first
 * @param offline address of the offline page, which always stays
 */
export function outdatedDocuments(saved: readonly string[], lists: SavedLists, offline: string): string[] {
  const listed = new Set([...lists.recent, ...lists.shortlist, offline]);
  const others = saved.filter((address) => !listed.has(address));
  return others.slice(0, Math.max(0, others.length - VISITED_MAXIMUM));
}

/** The browser's information about the network. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to prefetch: not with data saving, nor on a slow network. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}
