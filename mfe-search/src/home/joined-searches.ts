import type { Http } from '@aangan/shared-kit/platform/http';
import { forgetSearches, type RecentSearch, readRecent } from './recent-searches.ts';

/**
 * Recent searches, newest first: those of this device, or of the account once it has taken these in.
 * @throws HttpError when the account cannot be asked
 */
export async function joinedSearches(http: Http, loggedIn: boolean): Promise<readonly RecentSearch[]> {
  const here = readRecent();
  if (!loggedIn) return here;
  const now = Date.now();
  // Their order is known, their times are not: the newest counts as made now.
  const json = { searches: here.map((search, place) => ({ ...search, searchedOn: now - place })) };
  const { searches } = await http.request('POST /api/v1/user/activity/merge', { json });
  forgetSearches();
  return searches;
}
