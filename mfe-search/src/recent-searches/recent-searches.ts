import { SEARCHES_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';

/** A search made earlier on this device. */
export interface RecentSearch {
  /** The search in words: "2 BHK flats for rent in Koramangala, Bangalore". */
  readonly title: string;
  /** Path of its results. */
  readonly to: string;
}

/** As many as a phone shows with two swipes. */
export const RECENT_SHOWN = 6;

/** The maximum number stored, which is also the maximum an account accepts. */
export const RECENT_MAXIMUM = SEARCHES_AT_MOST;

const KEY = 'aangan:recent-searches';
const LONGEST = 300;

/** The searches with one more at the front; each address appears once. */
export function withRecent(searches: readonly RecentSearch[], newest: RecentSearch): RecentSearch[] {
  return [newest, ...searches.filter(({ to }) => to !== newest.to)].slice(0, RECENT_MAXIMUM);
}

/** Parses the stored text; damaged or foreign entries and addresses off this site are left out. */
export function parseRecent(text: string | null): RecentSearch[] {
  const stored = parsed(text);
  return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, RECENT_MAXIMUM) : [];
}

/** The visitor’s recent searches; empty when the browser blocks storage. */
export function readRecent(): RecentSearch[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    // Storage is disabled.
    return [];
  }
}

/** Adds a search at the front. */
export function saveRecentSearch(search: RecentSearch): void {
  write(withRecent(readRecent(), search));
}

export function deleteSearches(): void {
  write([]);
}

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is full or disabled: only the list of recent searches is lost.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('title' in value) || !('to' in value)) return false;
  const { title, to } = value;
  return isShortText(title) && isShortText(to) && /^\/(?![/\\])/.test(to);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}
