import { SHORTLISTED_AT_MOST } from '../domain/personal-limits.ts';

const KEY = 'aangan.shortlist';

/** Ids of what the visitor shortlisted on this device before logging in, the last one first; none where nothing is kept. */
export function deviceShortlist(): string[] {
  try {
    return parseShortlist(localStorage.getItem(KEY));
  } catch {
    // The browser keeps nothing.
    return [];
  }
}

/** Keeps ids for this device; without any it forgets that there were some. */
export function keepOnDevice(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ids.join(','));
  } catch {
    // Storage is full or forbidden: the heart holds as long as the page.
  }
}

/** What a stored text holds: each id once, and none that is not one. */
export function parseShortlist(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[a-z0-9]{8,32}$/.test(id));
  return [...new Set(ids)].slice(0, SHORTLISTED_AT_MOST);
}
