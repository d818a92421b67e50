import type { SuggestIndex } from './suggest-index.ts';

interface SuggestStoreOptions {
  readonly load: () => Promise<SuggestIndex>;
  /** Epoch ms. */
  readonly now: () => number;
  /** Lifetime of an index, ms. */
  readonly freshMs: number;
}

interface SuggestStore {
  /**
   * The index. Only the first caller waits for it to load; a stale one is returned while a new one loads.
   * @param onReloadError is called when a reload fails; the stale index stays and the next caller retries
   */
  read(onReloadError: (error: unknown) => void): Promise<SuggestIndex>;
}

/** Caches one server's autosuggest index in memory: about 4,500 places, 3 MB. */
export function suggestStore({ load, now, freshMs }: SuggestStoreOptions): SuggestStore {
  let index: SuggestIndex | undefined;
  let loadedAt = 0;
  let loading: Promise<SuggestIndex> | undefined;

  const reload = (): Promise<SuggestIndex> => {
    loading ??= load()
      .then((loaded) => {
        index = loaded;
        loadedAt = now();
        return loaded;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  return {
    async read(onReloadError) {
      if (index === undefined) return reload();
      if (now() - loadedAt > freshMs) reload().catch(onReloadError);
      return index;
    },
  };
}
