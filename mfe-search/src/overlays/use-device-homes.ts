import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import type { Http } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { listingCard } from '../listing/public.ts';
import type { SavedHome } from './saved-change.ts';
import type { SavedRow } from './saved-rows.ts';

/** Cards per request. */
const AT_MOST = 30;

interface DeviceHomes {
  /** Undefined until they are loaded. */
  readonly homes: readonly SavedHome[] | undefined;
  readonly failed: boolean;
  /** Whether the device stores nothing but is offline. A logged-in person then sees the cached page for guests. */
  readonly cutOff: boolean;
  readonly lookUp: () => void;
}

/**
 * Homes stored on the device of a visitor without login. Only the browser knows them, so they load after the page and
 * not in a loader.
 */
export function useDeviceHomes(source: SavedRow['source'], wanted: boolean): DeviceHomes {
  const { http } = usePlatform();
  const [homes, setHomes] = useState<readonly SavedHome[]>();
  const [failed, setFailed] = useState(false);
  const lookUp = async () => {
    try {
      const found = await homesOf(http, source);
      startTransition(() => {
        setHomes(found);
        setFailed(false);
      });
    } catch {
      // The page shows the error with a retry button.
      startTransition(() => setFailed(true));
    }
  };
  const start = useEffectEvent(lookUp);
  useEffect(() => {
    if (wanted) void start();
  }, [wanted]);
  const cutOff = homes?.length === 0 && !navigator.onLine;
  return { homes, failed, cutOff, lookUp: () => void lookUp() };
}

/** Cards of the homes stored on the device, in that order; unknown homes are left out. */
async function homesOf(http: Http, source: SavedRow['source']): Promise<SavedHome[]> {
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
