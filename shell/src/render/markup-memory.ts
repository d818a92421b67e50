/** What rendering a page gives. */
export interface Markup {
  /** The page's part of the document's head. */
  readonly headHtml: string;
  /** City the page is about. */
  readonly city: string | undefined;
  /** UTF-8. */
  readonly html: Uint8Array;
  /** The instant it was rendered for, epoch ms: the browser hydrates it with the same. */
  readonly now: number;
}

/**
 * Markup of pages rendered lately. The same data at the same address gives the same markup, so React need not
 * be asked again while a listing is looked at by many.
 */
export interface MarkupMemory {
  /** @param data all that the page's loader gave, as text: other data is another page. */
  recall(key: string, data: string, now: number): Markup | undefined;
  remember(key: string, data: string, markup: Markup): void;
}

/** ms; words such as "confirmed today" follow the clock. */
export const MARKUP_LIFETIME_MS = 60_000;

interface Remembered {
  readonly data: string;
  readonly markup: Markup;
  readonly bytes: number;
}

/** @param capacity bytes after which the page asked for least lately is forgotten; 0 remembers nothing. */
export function markupMemory(capacity: number): MarkupMemory {
  const pages = new Map<string, Remembered>();
  let used = 0;

  function forget(key: string): void {
    used -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  }

  return {
    recall(key, data, now) {
      const page = pages.get(key);
      if (page?.data !== data) return undefined;
      const age = now - page.markup.now;
      if (age < 0 || age >= MARKUP_LIFETIME_MS) return undefined;
      // Set anew, so that the first is the one asked for least lately.
      pages.delete(key);
      pages.set(key, page);
      return page.markup;
    },
    remember(key, data, markup) {
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
