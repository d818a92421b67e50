import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type FreshValue, freshValue } from './fresh-value.ts';
import type { ListingShard } from './listing-changes.ts';
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
  /** Listings have changed: of one shard, or of any. Slices that are in use are loaded again. */
  expire(shard: ListingShard | undefined, onError: (error: unknown) => void): void;
}

/** The slice cache of one server: loaded on first use, stale-while-revalidate, limited by number of rows. */
export function sliceStore({ load, now, freshMs, mostRows }: SliceStoreOptions): SliceStore {
  // In order of last use: a Map iterates in insertion order.
  const saved = new Map<string, { value: FreshValue<ListingSlice>; rows: number }>();

  const evict = (): void => {
    let rows = [...saved.values()].reduce((sum, slice) => sum + slice.rows, 0);
    for (const [key, slice] of saved) {
      if (rows <= mostRows || saved.size === 1) return;
      saved.delete(key);
      rows -= slice.rows;
    }
  };

  return {
    async read(category, city, onError) {
      const key = `${city} ${category}`;
      const entry = saved.get(key) ?? {
        value: freshValue({ load: () => load(category, city), now, freshMs }),
        rows: 0,
      };
      saved.delete(key);
      saved.set(key, entry);
      const slice = await entry.value.read(onError);
      if (entry.rows !== slice.rows) {
        entry.rows = slice.rows;
        evict();
      }
      return slice;
    },
    expire(shard, onError) {
      for (const [key, { value }] of saved) {
        if (!shard || key === `${shard.city} ${shard.category}`) value.expire(onError);
      }
    },
  };
}
