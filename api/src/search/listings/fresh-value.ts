interface FreshOptions<Value> {
  readonly load: () => Promise<Value>;
  readonly now: () => number;
  /** After this age, in ms, a reader gets the old value once more while a new one is loaded. */
  readonly freshMs: number;
}

export interface FreshValue<Value> {
  /**
   * The value. `onError` is called with the error of a failed reload; the old value stays. @throws when the first load
   * fails
   */
  read(onError: (error: unknown) => void): Promise<Value>;
  /** The source has changed: a value that somebody has read is loaded again at once, in the background. */
  expire(onError: (error: unknown) => void): void;
}

/**
 * A stale-while-revalidate value: loaded on first use, once for all concurrent readers, and reloaded in the background.
 */
export function freshValue<Value>({ load, now, freshMs }: FreshOptions<Value>): FreshValue<Value> {
  let current: Promise<Value> | undefined;
  let loadedAt = 0;
  let reloading = false;
  /** The source changed while it was being loaded. */
  let again = false;

  const first = (): Promise<Value> => {
    loadedAt = now();
    const loading = load();
    loading.catch(() => {
      // The waiting readers get the error; the next reader loads again.
      if (current === loading) current = undefined;
    });
    return loading;
  };

  const reload = async (onError: (error: unknown) => void): Promise<void> => {
    reloading = true;
    try {
      current = Promise.resolve(await load());
    } catch (error) {
      onError(error);
    } finally {
      loadedAt = now();
      reloading = false;
    }
    if (again) {
      again = false;
      await reload(onError);
    }
  };

  return {
    read(onError) {
      current ??= first();
      if (!reloading && now() - loadedAt > freshMs) void reload(onError);
      return current;
    },
    expire(onError) {
      if (!current) return;
      // Changes that come close together are one more load.
      if (reloading) again = true;
      else void reload(onError);
    },
  };
}
