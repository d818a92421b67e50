import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { ListingSearch, MapBounds } from '@aangan/shared-kit/domain/listing-search';
import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { useBaseData } from '@aangan/shared-kit/map/use-base-data';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { MapFrame } from '@aangan/shared-kit/ui/map-frame';
import { useEffect, useRef, useState } from 'react';
import type { ListingCard } from '../listing/public.ts';
import { announce, SHORTLIST_CHANGED } from '../shortlist/public.ts';
import { AreaTools } from './area-tools.tsx';
import { followList } from './followed-list.ts';
import { MapController } from './map-controller.ts';
import { PickedHome } from './picked-home.tsx';
import { useShownSearch } from './shown-search.ts';
import { usePinPhoto } from './use-pin-photo.ts';

interface ListingMapProps {
  readonly search: ListingSearch;
  /** The listings of the list beside the map: shown at once, before the other results load. */
  readonly listings: readonly ListingCard[];
  readonly places: readonly { readonly latitude: number; readonly longitude: number }[];
  /** Id of the element of a card in the list. */
  readonly cardId: (listing: string) => string;
  readonly onSearchArea: (bounds: MapBounds) => void;
  /** Called when an area was drawn, or the area of the search was removed. */
  readonly onArea: (polygon: string | undefined) => void;
}

/** A card is shown with as little scrolling as possible. */
const NEAR = { block: 'nearest', inline: 'center' } as const;

/** The results on a map. Browser only, and loaded on demand, because it includes Leaflet. */
export function ListingMap({ search, listings, places, cardId, onSearchArea, onArea }: ListingMapProps) {
  const platform = usePlatform();
  const { tileUrl } = platform;
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapController>();
  const [moved, setMoved] = useState<MapBounds>();
  const [picked, setPicked] = useState<Pin>();
  const photo = usePinPhoto(picked, listings);
  const localities = useBaseData(map, { city: search.city, remote: 'mfe-search', page: 'results' });

  useEffect(() => {
    if (!element.current) return;
    const controller = new MapController(element.current, {
      tileUrl,
      noun: 'homes',
      onMove: setMoved,
      onPin: (pin) => {
        setPicked(pin);
        document.getElementById(cardId(pin.id))?.scrollIntoView(NEAR);
      },
      onHover: (id) => markCard(id === undefined ? undefined : cardId(id)),
    });
    setMap(controller);
    const listening = new AbortController();
    const { signal } = listening;
    followList(controller, signal);
    const shortlist = ({ detail }: CustomEventInit<ReadonlySet<string>>) =>
      detail && controller.markShortlisted(detail);
    window.addEventListener(SHORTLIST_CHANGED, shortlist as EventListener, { signal });
    void announce(platform);
    return () => {
      listening.abort();
      controller.close();
    };
  }, [platform, tileUrl, cardId]);

  useShownSearch(map, { search, listings, places }, () => {
    setMoved(undefined);
    setPicked(undefined);
  });

  const closePicked = () => {
    const closed = picked && cardId(picked.id);
    // On phones the row of cards is back only after this update.
    if (closed) requestAnimationFrame(() => document.getElementById(closed)?.scrollIntoView(NEAR));
    // The focus moves from the closed card to its pin.
    if (picked && element.current?.parentElement?.contains(document.activeElement)) map?.focusOn(picked.id);
    setPicked(undefined);
  };

  return (
    <MapFrame ref={element}>
      {map && (
        <AreaTools
          map={map}
          search={search}
          localities={localities}
          moved={moved}
          onSearchArea={onSearchArea}
          onArea={onArea}
        >
          {picked && (
            <PickedHome pin={picked} monthly={isMonthly(search.category)} photo={photo} onClose={closePicked} />
          )}
        </AreaTools>
      )}
    </MapFrame>
  );
}

/** Marks the card of the highlighted pin. It bypasses React, so that 30 cards need not render. */
function markCard(id: string | undefined): void {
  for (const card of document.querySelectorAll('[data-listing][data-active]')) card.removeAttribute('data-active');
  if (id !== undefined) document.getElementById(id)?.setAttribute('data-active', '');
}
