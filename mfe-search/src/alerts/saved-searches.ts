import { useSyncExternalStore } from 'react';

const KEY = 'saved-searches';
const CHANGED = 'saved-searches';
/** The maximum number of stored addresses. */
const MOST = 40;

/** Stores that a search was saved in this tab, so that its results say so. */
export function noteSavedSearch(address: string): void {
  const others = savedSearches().filter((each) => each !== address);
  sessionStorage.setItem(KEY, [...others, address].slice(-MOST).join(' '));
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether a search was saved in this tab. The server does not know. */
export function useSavedSearch(address: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => savedSearches().includes(address),
    () => false,
  );
}

function savedSearches(): string[] {
  return sessionStorage.getItem(KEY)?.split(' ') ?? [];
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}
