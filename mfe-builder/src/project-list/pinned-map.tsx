import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';
import { withArea } from '@aangan/shared-kit/links/search-area';
import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { PinMap } from '@aangan/shared-kit/map/pin-map';
import { savedView } from '@aangan/shared-kit/map/saved-view';
import { useBaseData } from '@aangan/shared-kit/map/use-base-data';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { MapFrame, MapTools } from '@aangan/shared-kit/ui/map-frame';
import { PickedPin } from '@aangan/shared-kit/ui/picked-pin';
import { useEffect, useRef, useState } from 'react';
import { LIST_WORDS as WORDS } from './list.words.ts';
import type { ListMap } from './list-map.ts';
import styles from './pinned-map.module.css';

/** The projects as pins. A moved map can be searched; a pressed pin shows its card. */
export function PinnedMap({ map: { city, pins, bounds, areaTo } }: { readonly map: ListMap }) {
  const { tileUrl } = usePlatform();
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PinMap>();
  const [moved, setMoved] = useState<MapBounds>();
  const [picked, setPicked] = useState<Pin>();
  useBaseData(map, { city, remote: 'mfe-builder', page: 'projects' });

  useEffect(() => {
    if (!element.current) return;
    const created = new PinMap(element.current, {
      tileUrl,
      noun: 'projects',
      // The map is a part of a page that scrolls.
      wheel: false,
      onMove: setMoved,
      onPin: setPicked,
    });
    setMap(created);
    return () => created.close();
  }, [tileUrl]);

  useEffect(() => {
    if (!map) return;
    const left = savedView();
    setMoved(undefined);
    setPicked(undefined);
    map.showPins(pins);
    if (left) map.goBackTo(left);
    else if (bounds) map.showBounds(bounds);
    else map.fit(pins);
  }, [map, pins, bounds]);

  const searchArea = (area: MapBounds) => {
    // The button is removed, so the focus moves to the map.
    element.current?.focus({ preventScroll: true });
    void navigate(withArea(areaTo, area), { preventScrollReset: true });
  };

  const closePicked = () => {
    // The focus moves from the closed card to its pin.
    if (picked && element.current?.parentElement?.contains(document.activeElement)) map?.focusOn(picked.id);
    setPicked(undefined);
  };

  return (
    <MapFrame ref={element}>
      <MapTools>
        {moved && (
          <Button
            className={styles.search}
            variant="primary"
            size="small"
            icon={searchIcon}
            onClick={() => searchArea(moved)}
          >
            {WORDS.searchArea}
          </Button>
        )}
        {picked && (
          <PickedPin onClose={closePicked}>
            <strong>
              {WORDS.fromPrice} {formatShortRupees(picked.price)}
            </strong>
            <Link to={picked.url}>{picked.title}</Link>
          </PickedPin>
        )}
      </MapTools>
    </MapFrame>
  );
}
