import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import type { Http } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { listingCard } from '../listing/public.ts';
import type { KeptHome } from './kept-change.ts';
import type { KeptRow } from './kept-rows.ts';

/** Cards that one look-up gives. */
const AT_MOST = 30;

interface DeviceHomes {
  /** Undefined until they are known. */
  readonly homes: readonly KeptHome[] | undefined;
  readonly failed: boolean;
  /** Nothing is kept here, but there is no network: who has logged in sees the copy of the page for strangers. */
  readonly cutOff: boolean;
  readonly lookUp: () => void;
}

/**
 * What the device of a visitor without login keeps. Only the browser knows, so no loader can: it is looked up once the
 * page is there.
 */
export function useDeviceHomes(source: KeptRow['source'], wanted: boolean): DeviceHomes {
  const { http } = usePlatform();
  const [homes, setHomes] = useState<readonly KeptHome[]>();
  const [failed, setFailed] = useState(false);
  const lookUp = async () => {
    try {
      const found = await homesOf(http, source);
      startTransition(() => {
        setHomes(found);
        setFailed(false);
      });
    } catch {
      // Said by the page, with a button that tries again.
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

/** Cards of what the device keeps, in its order; what is no longer known is left out. */
async function homesOf(http: Http, source: KeptRow['source']): Promise<KeptHome[]> {
  const kept =
    source === 'shortlist'
      ? deviceShortlist().map((id) => ({ id }))
      : deviceViews().map(({ id, viewedOn }) => ({ id, keptOn: viewedOn }));
  const asked = kept.slice(0, AT_MOST);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id).join(',');
  const { records } = await http.request('GET /api/v1/property/cards', { query: { ids } });
  const cards = new Map(records.map((record) => [record.id, listingCard(record)]));
  return asked.flatMap(({ id, ...when }) => {
    const listing = cards.get(id);
    return listing ? [{ listing, ...when }] : [];
  });
}
