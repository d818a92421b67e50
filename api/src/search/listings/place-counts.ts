import type { Database } from '../../foundation/database/public.ts';
import type { ListingShard } from './listing-changes.ts';
import { recountPlaces } from './refresh-place-counts.ts';

interface PlaceCounts {
  /** Listings of the shard have changed: its places are counted again. */
  changed(shard: ListingShard, onError: (error: unknown) => void): void;
}

/**
 * Keeps the counts of places up to date. Changes that come while a shard is counted are one more count. Every instance
 * hears of each change, and one of them counts.
 */
export function placeCounts(database: Database): PlaceCounts {
  /** Shards that are being counted; true if they have changed meanwhile. */
  const counting = new Map<string, boolean>();

  const count = async (key: string, shard: ListingShard): Promise<void> => {
    do {
      counting.set(key, false);
      await recountPlaces(database, shard);
    } while (counting.get(key));
  };

  return {
    changed(shard, onError) {
      const key = `${shard.city} ${shard.category}`;
      if (counting.has(key)) {
        counting.set(key, true);
        return;
      }
      void count(key, shard)
        .catch(onError)
        .finally(() => counting.delete(key));
    },
  };
}
