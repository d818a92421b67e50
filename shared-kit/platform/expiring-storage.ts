import { MINUTE_MS } from '../domain/time-spans.ts';

/** A browser's storage whose values expire. */
export interface ExpiringStorage {
  /** The value, or undefined when there is none, it has expired, or it has another shape. */
  get<Value>(key: string, isValue: (value: unknown) => value is Value): Value | undefined;
  /** Stores a JSON value for a number of minutes, if the browser allows it. */
  set(key: string, value: unknown, minutes: number): void;
  remove(key: string): void;
}

interface Stored {
  readonly value: unknown;
  /** Epoch ms. */
  readonly until: number;
}

/**
 * Storage with expiry. A full or forbidden storage is as good as an empty one: failures are swallowed.
 * @param storage gives it: a browser that forbids it throws already there
 * @param now epoch ms
 * @example expiringStorage(() => sessionStorage, Date.now).set('product-flow', 'rent', 8)
 * Source: services-and-platform, sections 8 (failures in storage are swallowed) and 9 (session storage values expire
 * after given minutes).
 */
export function expiringStorage(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number,
): ExpiringStorage {
  const remove = (key: string) => void swallowed(() => storage().removeItem(key));
  return {
    get(key, isValue) {
      const saved = swallowed(() => parse(storage().getItem(key)));
      if (!saved) return undefined;
      if (saved.until > now() && isValue(saved.value)) return saved.value;
      remove(key);
      return undefined;
    },
    set(key, value, minutes) {
      const saved: Stored = { value, until: now() + minutes * MINUTE_MS };
      swallowed(() => storage().setItem(key, JSON.stringify(saved)));
    },
    remove,
  };
}

function parse(text: string | null): Stored | undefined {
  const saved: unknown = text === null ? undefined : JSON.parse(text);
  if (typeof saved !== 'object' || saved === null || !('value' in saved) || !('until' in saved)) return undefined;
  return typeof saved.until === 'number' ? { value: saved.value, until: saved.until } : undefined;
}

/** Quota, private windows, blocked cookies, foreign texts: a page must not fail because of them. */
function swallowed<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
