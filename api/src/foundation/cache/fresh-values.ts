import { LRUCache } from 'lru-cache';

type OnError = (error: unknown) => void;

interface FreshValuesOptions<Value> {
  /** Loads a value. The reader who waits for the first one gets the error of a failure. */
  readonly load: (key: string) => Promise<Value>;
  /** Epoch ms. */
  readonly now: () => number;
  /** After this age, in ms, a reader gets the old value once more while a new one is loaded. */
  readonly freshMs: number;
  /** Limit of the sum of sizes; the values that were used least recently are evicted. At least one value stays. */
  readonly maxSize: number;
  /** Size of a value; 1 by default, so that `maxSize` is a number of values. */
  readonly sizeOf?: (value: Value) => number;
}

interface FreshValues<Value> {
  /**
   * The value of a key. `onError` is called with the error of a failed reload; the old value stays. @throws when the
   * first load fails
   */
  read(key: string, onError: OnError): Promise<Value>;
  /** The source of a key has changed, or of all keys: values that were read are loaded again, in the background. */
  expire(key: string | undefined, onError: OnError): void;
}

/** Values are in a box, because the cache knows no undefined value. */
interface Box<Value> {
  readonly value: Value;
}

/** A stale-while-revalidate cache: each value is loaded once for all who read it at the same time. */
export function freshValues<Value>(options: FreshValuesOptions<Value>): FreshValues<Value> {
  const { load, now, freshMs, maxSize, sizeOf = () => 1 } = options;
  /** Keys that are being loaded, and whether their source has changed meanwhile. */
  const loading = new Map<string, boolean>();
  const cache = new LRUCache<string, Box<Value>, OnError>({
    maxSize,
    sizeCalculation: ({ value }) => Math.min(Math.max(sizeOf(value), 1), maxSize),
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(key, before, { context: onError }) {
      loading.set(key, false);
      try {
        return { value: await load(key) };
      } catch (error) {
        if (before) onError(error);
        throw error;
      } finally {
        // After the value is stored, which is older than the change.
        if (loading.get(key)) setImmediate(() => reload(key, onError));
        loading.delete(key);
      }
    },
  });

  /** Changes that come close together are one more load. */
  function reload(key: string, onError: OnError): void {
    if (loading.has(key)) loading.set(key, true);
    else if (cache.peek(key)) {
      void cache.fetch(key, { forceRefresh: true, context: onError });
    }
  }

  return {
    read: async (key, onError) => (await cache.forceFetch(key, { context: onError })).value,
    expire(key, onError) {
      for (const known of key === undefined ? [...loading.keys(), ...cache.keys()] : [key]) reload(known, onError);
    },
  };
}
