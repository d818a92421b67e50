import { LRUCache } from 'lru-cache';
import { type ReleaseSet, setsOf, type UsedRelease } from '../registry/release-set.ts';
import type { MadePage } from '../renderers/page-order.ts';
import type { HeardChanges } from './heard-changes.ts';

/** Age, ms, up to which a shared page is answered as it is. */
const FRESH_MS = 5_000;

/** Age, ms, up to which it is answered while another one is made. */
const STALE_MS = 30_000;

/** Addresses whose last page was of its visitor: nobody waits for somebody else's there. */
const MOST_APART = 20_000;

/** What every page takes besides its texts, bytes. */
const OVERHEAD_BYTES = 1_000;

interface SharedPagesDeps {
  /** Bytes after which the least recently used page is evicted; 0 shares nothing. */
  readonly capacity: number;
  readonly changes: Pick<HeardChanges, 'any'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Makes the page for this visitor. @param signal aborted when nobody waits for it any more */
type Make = (signal?: AbortSignal) => Promise<MadePage>;

/** Pages that are the same for all visitors of a key. */
export interface SharedPages {
  /**
   * The page of a key. Requests at the same time share one that is made; an older one is answered while the next is
   * made, but none from before a change of what it is made of. A page that turns out to be of its visitor goes to that
   * visitor alone.
   * @param key everything that the page may depend on
   * @param set of its document
   */
  of(key: string, set: ReleaseSet, make: Make): Promise<MadePage>;
  /** Evicts the pages of release sets that no device gets any more. */
  keep(releases: readonly UsedRelease[]): void;
}

interface StoredPage {
  readonly made: MadePage;
  readonly set: ReleaseSet;
  /** Epoch ms at which it was begun. */
  readonly at: number;
}

interface UnderWay {
  readonly page: Promise<MadePage>;
  /** Epoch ms at which it was begun. */
  readonly at: number;
}

/** Stale-while-revalidate in the memory of one process. */
export function sharedPages({ capacity, changes, now }: SharedPagesDeps): SharedPages {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.max(capacity, 1),
    sizeCalculation: ({ made }, key) => bytesOf(made) + 2 * key.length,
  });
  const apart = new LRUCache<string, true>({ max: MOST_APART, ttl: FRESH_MS, ttlResolution: 0, perf: { now } });
  const making = new Map<string, UnderWay>();

  const isCurrent = ({ made, at }: Pick<StoredPage, 'made' | 'at'>) => !changes.any(made.tags ?? [], at);

  function begin(key: string, set: ReleaseSet, make: Make): Promise<MadePage> {
    const at = now();
    const page = make()
      .then((made) => {
        if (made.shared) pages.set(key, { made, set, at });
        else apart.set(key, true);
        return made;
      })
      .finally(() => making.delete(key));
    making.set(key, { page, at });
    return page;
  }

  return {
    async of(key, set, make) {
      if (capacity === 0) return make();
      const asked = now();
      while (true) {
        const known = pages.get(key);
        const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
        const isApart = apart.has(key);
        if (known && age >= 0 && age < STALE_MS && isCurrent(known)) {
          // Whoever comes first makes the next one, and does not wait for it. What fails is reported where it is made.
          if (age >= FRESH_MS && !isApart && !making.has(key))
            begin(key, set, () => make(NEVER)).catch(() => undefined);
          return known.made;
        }
        if (isApart) return make();
        const underWay = making.get(key);
        if (!underWay) return begin(key, set, make);
        const { at } = underWay;
        const made = await underWay.page.catch(() => undefined);
        if (!made?.shared) return make();
        if (at >= asked || isCurrent({ made, at })) return made;
      }
    },
    keep(releases) {
      const isInUse = setsOf(releases);
      for (const [key, page] of [...pages.entries()]) if (!isInUse(page.set)) pages.delete(key);
    },
  };
}

const NEVER = new AbortController().signal;

/**
 * Strings with ₹ in them take two bytes a character. The document's text has the markup and the entry once more, and two
 * encodings of it take a third of that at most.
 */
function bytesOf({ rendered }: MadePage): number {
  if (rendered.kind !== 'page') return OVERHEAD_BYTES;
  const { html, entryJson, headHtml } = rendered;
  const compressed = Math.ceil((html.byteLength + entryJson.length) / 3);
  return OVERHEAD_BYTES + 2 * html.byteLength + 3 * entryJson.length + 4 * headHtml.length + compressed;
}
