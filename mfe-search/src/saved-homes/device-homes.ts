import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import type { Http } from '@aangan/shared-kit/platform/http';
import { listingCard } from '../listing/public.ts';
import type { SavedHome, SavedSource } from './saved-home.ts';

/** Cards per request. */
const AT_MOST = 30;

/** Cards of the homes stored on the device of a visitor without login, in that order; unknown homes are left out. */
export async function deviceHomes(source: SavedSource, http: Http): Promise<SavedHome[]> {
  const saved =
    source === 'shortlist'
      ? deviceShortlist().map((id) => ({ id }))
      : deviceViews().map(({ id, viewedOn }) => ({ id, savedOn: viewedOn }));
  const asked = saved.slice(0, AT_MOST);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id).join(',');
  const { records } = await http.request('GET /api/v1/property/cards', { query: { ids } });
  const cards = new Map(records.map((record) => [record.id, listingCard(record)]));
  return asked.flatMap(({ id, ...when }) => {
    const listing = cards.get(id);
    return listing ? [{ listing, ...when }] : [];
  });
}
