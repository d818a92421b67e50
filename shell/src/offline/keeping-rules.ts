import type { KeptList } from '@aangan/shared-kit/platform/keep-offline';

/** Addresses by list, the newest first. */
export type KeptLists = Readonly<Record<KeptList, readonly string[]>>;

export const NO_LISTS: KeptLists = { recent: [], shortlist: [] };

/** Listings a visitor looked at last. */
export const RECENT_MAXIMUM = 20;
/** More than anybody shortlists, and less than a phone would notice. */
const SHORTLIST_MAXIMUM = 200;
/** Documents that are on no list, such as the home page and searches. */
export const VISITED_MAXIMUM = 30;

/** Path of the page that stands in for every page that was not kept. */
export const OFFLINE_PATH = '/offline';

/** The lists with more in front: `recent` grows and forgets its oldest, `shortlist` is exactly what is given. */
export function withKept(lists: KeptLists, list: KeptList, addresses: readonly string[]): KeptLists {
  if (list === 'shortlist') return { ...lists, shortlist: addresses.slice(0, SHORTLIST_MAXIMUM) };
  const recent = [...new Set([...addresses, ...lists.recent])].slice(0, RECENT_MAXIMUM);
  return { ...lists, recent };
}

/**
 * Documents that are kept no longer: those on no list beyond the newest.
 * @param kept addresses of all kept documents, the oldest first
 * @param offline address of the offline page, which always stays
 */
export function outdatedDocuments(kept: readonly string[], lists: KeptLists, offline: string): string[] {
  const listed = new Set([...lists.recent, ...lists.shortlist, offline]);
  const others = kept.filter((address) => !listed.has(address));
  return others.slice(0, Math.max(0, others.length - VISITED_MAXIMUM));
}

/** What the browser knows of the network. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to fetch what nobody has asked to see: not at the cost of a visitor's data, nor on a slow network. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}
