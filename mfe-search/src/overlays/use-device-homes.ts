import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { deviceViews } from '@aangan/shared-kit/platform/device-views';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { listingCard } from '../listing/listing.ts';
import type { KeptHome } from './kept-change.ts';
import type { KeptRow } from './kept-rows.ts';

/** Cards that one look-up gives. */
const AT_MOST = 30;

/**
 * What the device of a visitor without login keeps; undefined until that is known. Only the browser knows, so no loader
 * can: it is looked up once the page is there.
 */
export function useDeviceHomes(source: KeptRow['source'], wanted: boolean): readonly KeptHome[] | undefined {
  const { http } = usePlatform();
  const [homes, setHomes] = useState<readonly KeptHome[]>();
  const lookUp = useEffectEvent(async () => {
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
  });
  useEffect(() => {
    if (!wanted) return;
    // Without an answer the page still leads on.
    const show = (found: readonly KeptHome[]) => startTransition(() => setHomes(found));
    lookUp().then(show, () => show([]));
  }, [wanted]);
  return homes;
}
