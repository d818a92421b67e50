import type { Http } from '@aangan/shared-kit/platform/http';
import { deleteSearches, type RecentSearch, readRecent } from './recent-searches.ts';

/**
 * Recent searches, newest first: those of this device, or of the account after it has merged them.
 * @throws HttpError when the account cannot be loaded
 */
export async function joinedSearches(http: Http, loggedIn: boolean): Promise<readonly RecentSearch[]> {
  const here = readRecent();
  if (!loggedIn) return here;
  const now = Date.now();
  // The account returns their order without times, so the newest counts as made now.
  const json = { searches: here.map((search, place) => ({ ...search, searchedOn: now - place })) };
  const { searches } = await http.request('POST /api/v1/user/activity/merge', { json });
  deleteSearches();
  return searches;
}
