import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { LRUCache } from 'lru-cache';
import { type ReleaseSet, setsOf, type UsedRelease } from '../registry/release-set.ts';

/** The result of rendering a page. */
export interface Markup {
  /** The HTTP status that the page gives its document. */
  readonly status: number;
  /** The page's part of the document's head. */
  readonly headHtml: string;
  /** City of the page. */
  readonly city: string | undefined;
  /** Tab of the search box that the page is. */
  readonly category?: ListingCategory | undefined;
  /** UTF-8. */
  readonly html: Uint8Array;
  /** The instant it was rendered for, epoch ms: the browser hydrates it with the same. */
  readonly now: number;
}

/**
 * Cache of recently rendered pages. The same data at the same address gives the same markup. React therefore renders a
 * popular listing only once.
 */
export interface MarkupCache {
  /** @param data all data of the page's loader, as text: other data is another page. */
  find(key: string, data: string, now: number): Markup | undefined;
  /** The page that was stored last under the key, for a request whose data cannot be loaded. */
  last(key: string, now: number): SavedPage | undefined;
  store(key: string, page: SavedPage): void;
  /** Evicts the pages of release sets that no device gets any more. */
  keep(releases: readonly UsedRelease[]): void;
}

/** A page of an earlier request. */
export interface SavedPage {
  /** The page's entry, as text. */
  readonly data: string;
  readonly markup: Markup;
  /** Of its document. */
  readonly set: ReleaseSet;
  /** The values that came after the first part of the document, by name, as text: such a page is rendered again. */
  readonly lateData?: string;
}

/** Age, ms, up to which an earlier page replaces one whose data cannot be loaded. */
export const SAVED_LIFETIME_MS = 600_000;

/** Lifetime, ms: phrases such as "confirmed today" depend on the time. */
export const MARKUP_LIFETIME_MS = 60_000;

/** @param capacity bytes after which the least recently used page is evicted; 0 caches nothing. */
export function markupCache(capacity: number): MarkupCache {
  // Every page is larger than one byte.
  const pages = new LRUCache<string, SavedPage>({ maxSize: Math.max(capacity, 1), sizeCalculation: bytesOf });
  return {
    find(key, data, now) {
      const page = pages.get(key);
      if (page?.data !== data || page.lateData !== undefined) return undefined;
      return isYoung(page, now, MARKUP_LIFETIME_MS) ? page.markup : undefined;
    },
    last(key, now) {
      const page = pages.peek(key);
      return page && isYoung(page, now, SAVED_LIFETIME_MS) ? page : undefined;
    },
    store: (key, page) => void pages.set(key, page),
    keep(releases) {
      const isInUse = setsOf(releases);
      for (const [key, { set }] of [...pages.entries()]) if (!isInUse(set)) pages.delete(key);
    },
  };
}

/** Strings with ₹ in them take two bytes a character. */
function bytesOf({ data, markup, lateData = '' }: SavedPage, key: string): number {
  return markup.html.byteLength + 2 * (key.length + data.length + lateData.length + markup.headHtml.length);
}

/** Whether the page was rendered at most so long ago, and not later than now. */
export function isYoung({ markup }: SavedPage, now: number, lifetimeMs: number): boolean {
  const age = now - markup.now;
  return age >= 0 && age < lifetimeMs;
}
