import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';

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
  store(key: string, data: string, markup: Markup): void;
}

/** A whole page of an earlier request. */
export interface SavedPage {
  readonly data: string;
  readonly markup: Markup;
}

/** Age, ms, up to which an earlier page replaces one whose data cannot be loaded. */
export const SAVED_LIFETIME_MS = 600_000;

/** Lifetime, ms: phrases such as "confirmed today" depend on the time. */
export const MARKUP_LIFETIME_MS = 60_000;

interface Cached extends SavedPage {
  readonly bytes: number;
}

/** @param capacity bytes after which the least recently used page is evicted; 0 caches nothing. */
export function markupCache(capacity: number): MarkupCache {
  const pages = new Map<string, Cached>();
  let used = 0;

  function forget(key: string): void {
    used -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  return {
    find(key, data, now) {
      const page = pages.get(key);
      if (page?.data !== data) return undefined;
      if (!isYoung(page, now, MARKUP_LIFETIME_MS)) return undefined;
      // Set again, so that the first entry is the least recently used.
      pages.delete(key);
      pages.set(key, page);
      return page.markup;
    },
    last(key, now) {
      const page = pages.get(key);
      return page && isYoung(page, now, SAVED_LIFETIME_MS) ? page : undefined;
    },
    store(key, data, markup) {
      forget(key);
      // Strings with ₹ in them take two bytes a character.
      const bytes = markup.html.byteLength + 2 * (key.length + data.length + markup.headHtml.length);
      if (bytes > capacity) return;
      pages.set(key, { data, markup, bytes });
      used += bytes;
      for (const oldest of pages.keys()) {
        if (used <= capacity) break;
        forget(oldest);
      }
    },
  };
}

function isYoung({ markup }: SavedPage, now: number, lifetimeMs: number): boolean {
  const age = now - markup.now;
  return age >= 0 && age < lifetimeMs;
}
