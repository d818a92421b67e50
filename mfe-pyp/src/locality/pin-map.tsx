import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { fetchBaseData } from '@aangan/shared-kit/map/base-data';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { mapPinIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import '@aangan/shared-kit/map/leaflet.css';
import styles from './locality.module.css';
import { LOCALITY } from './locality.words.ts';
import { PinMapController } from './pin-map-controller.ts';

interface PinMapProps {
  readonly pin: GeoPoint;
  /** Slug. */
  readonly city: string;
  /** Called when the map was moved by hand. */
  readonly onMove: (pin: GeoPoint) => void;
}

/** A map with the pin in its middle. Browser only, and loaded on demand, because it includes Leaflet. */
export function PinMap({ pin, city, onMove }: PinMapProps) {
  const { http, tileUrl, errors } = usePlatform();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PinMapController>();
  const [first] = useState(pin);
  const moved = useEffectEvent(onMove);

  useEffect(() => {
    if (!element.current) return;
    const controller = new PinMapController(element.current, { tileUrl, pin: first, onMove: (to) => moved(to) });
    setMap(controller);
    return () => controller.close();
  }, [tileUrl, first]);

  // Only the map needs the base data, so they load with it.
  useEffect(() => {
    if (!map || tileUrl) return;
    const stop = new AbortController();
    fetchBaseData(http, city, stop.signal)
      .then((data) => map.showBase(data))
      .catch((error: unknown) => stop.signal.aborted || errors.report(error, { remote: 'mfe-pyp', page: 'locality' }));
    return () => stop.abort();
  }, [map, http, errors, tileUrl, city]);

  const { latitude, longitude } = pin;
  useEffect(() => map?.show({ latitude, longitude }), [map, latitude, longitude]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={element} className={styles.canvas} role="group" aria-label={LOCALITY.map} />
      <span className={styles.marker}>
        <Icon path={mapPinIcon} size={24} />
      </span>
      {!tileUrl && <p className={styles.legend}>{LOCALITY.schematic}</p>}
    </>
  );
}
