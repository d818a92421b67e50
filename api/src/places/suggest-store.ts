import type { SuggestIndex } from './suggest-index.ts';

interface SuggestStoreOptions {
  readonly load: () => Promise<SuggestIndex>;
  /** Epoch ms. */
  readonly now: () => number;
  /** How long an index is good, ms. */
  readonly freshMs: number;
}

interface SuggestStore {
  /**
   * The index; only the first caller waits for it to load. A stale one is still handed out while a new one loads.
   * @param onReloadError hears why a reload failed; the stale index stays and the next caller tries again
   */
  read(onReloadError: (error: unknown) => void): Promise<SuggestIndex>;
}

/** Keeps one server's autosuggest index in memory: about 4,500 places, 3 MB. */
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
