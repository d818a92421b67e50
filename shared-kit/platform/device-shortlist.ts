import { SHORTLISTED_AT_MOST } from '../domain/personal-limits.ts';

const KEY = 'aangan.shortlist';

/** Ids that were shortlisted on this device before login, the newest first; empty without storage. */
export function deviceShortlist(): string[] {
  try {
    return parseShortlist(localStorage.getItem(KEY));
  } catch {
    // The browser blocks storage.
    return [];
  }
}

/** Stores ids on this device; an empty list removes the entry. */
export function saveOnDevice(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ids.join(','));
  } catch {
    // Storage is full or forbidden: the shortlist lasts as long as the page.
  }
}

/** Parses a stored text: each valid id once. */
export function parseShortlist(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[a-z0-9]{8,32}$/.test(id));
  return [...new Set(ids)].slice(0, SHORTLISTED_AT_MOST);
}
