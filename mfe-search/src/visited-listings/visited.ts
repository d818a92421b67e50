const KEY = 'visited-listings';
/** The maximum number of stored listings. */
const MOST = 400;

/** Ids of the listings opened in this tab, the latest last. */
export function visitedListings(): ReadonlySet<string> {
  const text = sessionStorage.getItem(KEY);
  return new Set(text ? text.split(' ') : []);
}

/** Stores that a listing was opened. */
export function noteVisited(id: string): void {
  const ids = [...visitedListings()].filter((each) => each !== id);
  sessionStorage.setItem(KEY, [...ids, id].slice(-MOST).join(' '));
}
