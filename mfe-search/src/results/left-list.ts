import { useLocation } from '@aangan/shared-kit/platform/router';
import { useMemo, useSyncExternalStore } from 'react';
import type { ListingCard } from '../listing/listing.ts';

/** What a visit to a list of results had loaded, and where in it somebody left. */
export interface LeftList {
  /** Number of the first page shown. */
  readonly first: number;
  readonly listings: readonly ListingCard[];
  /** Id of the listing that was opened, and how far from the top of the window its card was, px. */
  readonly anchor?: { readonly id: string; readonly top: number };
}

const PREFIX = 'results:';

/** Keeps it for this entry of the history, so that Back finds it again. */
export function leaveList(key: string, list: LeftList): void {
  const text = JSON.stringify(list);
  try {
    sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Full: what other lists left makes room. If that does not help, Back shows the last page alone.
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }
}

function readLeft(key: string): LeftList | undefined {
  const text = sessionStorage.getItem(PREFIX + key);
  return text === null ? undefined : JSON.parse(text);
}

const never = () => () => undefined;

/**
 * What this entry of the history had loaded before; nothing on the server and while hydrating.
 * @param address of the search without its page: entries of other documents may share a key
 */
export function useLeftList(address: string): { readonly key: string; readonly left: LeftList | undefined } {
  const key = `${address} ${useLocation().key}`;
  const read = useMemo(() => once(() => readLeft(key)), [key]);
  return { key, left: useSyncExternalStore(never, read, () => undefined) };
}

function once<Value>(read: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
