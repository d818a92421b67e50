import { SEARCHES_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';

/** A search somebody made here before. */
export interface RecentSearch {
  /** What it was, in words: "2 BHK flats for rent in Koramangala, Bangalore". */
  readonly title: string;
  /** Path of its results. */
  readonly to: string;
}

/** As many as fit a phone's strip with two swipes. */
export const RECENT_SHOWN = 6;

/** As many are kept: the most that an account takes in. */
export const RECENT_MAXIMUM = SEARCHES_AT_MOST;

const KEY = 'aangan:recent-searches';
const LONGEST = 300;

/** The searches with one more at the front; the same address stands there once. */
export function withRecent(searches: readonly RecentSearch[], newest: RecentSearch): RecentSearch[] {
  return [newest, ...searches.filter(({ to }) => to !== newest.to)].slice(0, RECENT_MAXIMUM);
}

/** What a stored text holds; whatever is damaged, foreign or leads off this site is left out. */
export function parseRecent(text: string | null): RecentSearch[] {
  const stored = parsed(text);
  return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, RECENT_MAXIMUM) : [];
}

/** Reads the visitor's recent searches; none where the browser keeps nothing. */
export function readRecent(): RecentSearch[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    // Storage is switched off.
    return [];
  }
}

/** Puts a search in front. */
export function rememberSearch(search: RecentSearch): void {
  write(withRecent(readRecent(), search));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is full or switched off: a convenience is lost, the search is not.
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
