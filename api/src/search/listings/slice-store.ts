import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type FreshValue, freshValue } from './fresh-value.ts';
import type { ListingSlice } from './listing-slice.ts';

interface SliceStoreOptions {
  readonly load: (category: ListingCategory, city: string) => Promise<ListingSlice>;
  readonly now: () => number;
  /** Maximum delay of counts behind the listings, ms. */
  readonly freshMs: number;
  /** Maximum number of cached listings; least recently used slices are evicted. About 60 bytes each. */
  readonly mostRows: number;
}

interface SliceStore {
  read(category: ListingCategory, city: string, onError: (error: unknown) => void): Promise<ListingSlice>;
}

/** The slice cache of one server: loaded on first use, stale-while-revalidate, limited by number of rows. */
export function sliceStore({ load, now, freshMs, mostRows }: SliceStoreOptions): SliceStore {
  // In order of last use: a Map iterates in insertion order.
  const kept = new Map<string, { value: FreshValue<ListingSlice>; rows: number }>();

  const evict = (): void => {
    let rows = [...kept.values()].reduce((sum, slice) => sum + slice.rows, 0);
    for (const [key, slice] of kept) {
      if (rows <= mostRows || kept.size === 1) return;
      kept.delete(key);
      rows -= slice.rows;
    }
  };

  return {
    async read(category, city, onError) {
      const key = `${city} ${category}`;
      const entry = kept.get(key) ?? { value: freshValue({ load: () => load(category, city), now, freshMs }), rows: 0 };
      kept.delete(key);
      kept.set(key, entry);
      const slice = await entry.value.read(onError);
      if (entry.rows !== slice.rows) {
        entry.rows = slice.rows;
        evict();
      }
      return slice;
    },
  };
}
