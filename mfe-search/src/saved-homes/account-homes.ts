import type { Platform } from '@aangan/shared-kit/platform/platform';
import { listingCard } from '../listing/public.ts';
import type { SavedHome, SavedSource } from './saved-home.ts';

/** Viewed homes that are shown, newest first. */
const VIEWED_SHOWN = 10;

/** Homes of the logged-in person; null for everybody else, whose homes are stored on the device. */
export async function accountHomes(source: SavedSource, { http, session }: Platform): Promise<SavedHome[] | null> {
  const { account } = session;
  if (!account) return null;
  if (source === 'shortlist') {
    const { entries } = await http.request('GET /api/v1/user/shortlist', {});
    return entries.map(({ record, shortlistedOn }) => ({ listing: listingCard(record), savedOn: shortlistedOn }));
  }
  const { viewed } = await http.request('GET /api/v1/user/activity', {});
  return viewed
    .slice(0, VIEWED_SHOWN)
    .map(({ record, viewedOn }) => ({ listing: listingCard(record), savedOn: viewedOn }));
}
