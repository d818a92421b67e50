import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { decodePolygon } from '@aangan/shared-kit/domain/polygon';
import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { savedView } from '@aangan/shared-kit/map/saved-view';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent } from 'react';
import { cardLink, type ListingCard } from '../listing/public.ts';
import { listingQueryOf } from '../listing-search/public.ts';
import type { MapController } from './map-controller.ts';

interface Shown {
  readonly search: ListingSearch;
  readonly listings: readonly ListingCard[];
  readonly places: readonly { readonly latitude: number; readonly longitude: number }[];
}

/** Shows a search on the map: the listings of the list at once, the other pins once loaded, and all of them in view. */
export function useShownSearch(map: MapController | undefined, shown: Shown, onChange: () => void): void {
  const { http, errors } = usePlatform();
  const { search, listings, places } = shown;
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!map) return;
    const stop = new AbortController();
    const drawn = decodePolygon(search.polygon ?? '') ?? [];
    const { bounds } = search;
    const named = drawn.length > 0 || bounds !== undefined;
    const left = savedView();
    changed();
    map.area.show(drawn);
    const shown = listings.flatMap(pinOf);
    map.showPins(shown);
    if (left) map.goBackTo(left);
    else if (drawn.length > 0) map.fit(drawn);
    else if (bounds) map.showBounds(bounds);
    else map.fit(shown.length > 0 ? shown : places);
    map.setBusy(true);
    http
      .request('GET /api/v1/property/search/map', { query: listingQueryOf(search) }, { signal: stop.signal })
      .then(({ pins }) => {
        map.showPins(withThose(pins, shown));
        // Fits all pins only if the map was not moved meanwhile.
        if (!named && !savedView() && pins.length > 0) map.fit(pins);
      })
      .catch((error: unknown) => stop.signal.aborted || errors.report(error, { remote: 'mfe-search', page: 'results' }))
      .finally(() => stop.signal.aborted || map.setBusy(false));
    return () => stop.abort();
  }, [map, http, errors, search, listings, places]);
}

function withThose(pins: readonly Pin[], listed: readonly Pin[]): Pin[] {
  const known = new Set(pins.map(({ id }) => id));
  return [...pins, ...listed.filter(({ id }) => !known.has(id))];
}

function pinOf(listing: ListingCard): Pin[] {
  const { id, title, pin } = listing;
  return pin ? [{ ...pin, id, title, url: cardLink(listing) }] : [];
}
