import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import type { ListingSearch, MapBounds } from '@aangan/shared-kit/domain/listing-search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { closeIcon, searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Price } from '@aangan/shared-kit/ui/price';
import { useEffect, useRef, useState } from 'react';
import './leaflet.css';
import type { ListingCard } from '../listing/listing.ts';
import { listingQueryOf } from '../results/search-query.ts';
import { fetchBaseData } from './base-data.ts';
import styles from './listing-map.module.css';
import { MapController } from './map-controller.ts';
import type { Pin } from './pin-clusters.ts';

interface ListingMapProps {
  readonly search: ListingSearch;
  /** What the list beside it shows: on the map at once, the rest of the results follows. */
  readonly listings: readonly ListingCard[];
  readonly places: readonly { readonly latitude: number; readonly longitude: number }[];
  /** Id of the element of a card in the list. */
  readonly cardId: (listing: string) => string;
  readonly onSearchArea: (bounds: MapBounds) => void;
}

/** The results on a map. Browser only, and loaded on demand: it brings Leaflet. */
export function ListingMap({ search, listings, places, cardId, onSearchArea }: ListingMapProps) {
  const { http, tileUrl, errors } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  const controller = useRef<MapController>(undefined);
  const [moved, setMoved] = useState<MapBounds>();
  const [picked, setPicked] = useState<Pin>();
  const { city } = search;

  useEffect(() => {
    if (!element.current) return;
    const map = new MapController(element.current, tileUrl, {
      onMove: setMoved,
      onPin: (pin) => {
        setPicked(pin);
        document.getElementById(cardId(pin.id))?.scrollIntoView({ block: 'nearest', inline: 'center' });
      },
      onHover: (id) => markCard(id === undefined ? undefined : cardId(id)),
    });
    controller.current = map;
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => map.recolour();
    scheme.addEventListener('change', recolour);
    const followList = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null;
      map.highlight(card?.dataset.listing);
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, followList);
    return () => {
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, followList);
      scheme.removeEventListener('change', recolour);
      map.close();
    };
  }, [tileUrl, cardId]);

  // The drawing of the city and the pins belong to the map, which nothing else waits for.
  useEffect(() => {
    const map = controller.current;
    if (!map || tileUrl) return;
    const stop = new AbortController();
    fetchBaseData(http, city, stop.signal)
      .then((data) => map.showBase(data))
      .catch(
        (error: unknown) => stop.signal.aborted || errors.report(error, { remote: 'mfe-search', page: 'results' }),
      );
    return () => stop.abort();
  }, [http, errors, tileUrl, city]);

  useEffect(() => {
    const map = controller.current;
    if (!map) return;
    const stop = new AbortController();
    setMoved(undefined);
    setPicked(undefined);
    map.showPins(listings);
    map.fit(search.bounds, listings.length > 0 ? listings : places);
    const query = listingQueryOf(search);
    http
      .request('GET /api/v1/property/search/map', { query }, { signal: stop.signal })
      .then(({ pins }) => {
        map.showPins(withThose(pins, listings));
        if (!search.bounds && pins.length > 0) map.fit(undefined, pins);
      })
      .catch(
        (error: unknown) => stop.signal.aborted || errors.report(error, { remote: 'mfe-search', page: 'results' }),
      );
    return () => stop.abort();
  }, [http, errors, search, listings, places]);

  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.canvas} />
      {moved && (
        <span className={styles.searchArea}>
          <Button variant="primary" size="small" icon={searchIcon} onClick={() => onSearchArea(moved)}>
            Search this area
          </Button>
        </span>
      )}
      {picked && (
        <div className={styles.picked} role="status">
          <Price amount={picked.price} monthly={isMonthly(search.category)} size="text" />
          <Link to={picked.url}>{picked.title}</Link>
          <Button variant="quiet" size="small" icon={closeIcon} label="Close" onClick={() => setPicked(undefined)} />
        </div>
      )}
      {!tileUrl && <p className={styles.legend}>Schematic map. Positions are approximate.</p>}
    </div>
  );
}

/** Marks the card of the pin that is pointed at; React knows nothing of it, so that 30 cards need not render. */
function markCard(id: string | undefined): void {
  for (const card of document.querySelectorAll('[data-listing][data-active]')) card.removeAttribute('data-active');
  if (id !== undefined) document.getElementById(id)?.setAttribute('data-active', '');
}

function withThose(pins: readonly Pin[], listings: readonly ListingCard[]): Pin[] {
  const known = new Set(pins.map(({ id }) => id));
  return [...pins, ...listings.filter(({ id }) => !known.has(id))];
}
