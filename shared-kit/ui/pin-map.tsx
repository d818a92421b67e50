import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GeoPoint } from '../domain/distance.ts';
import canvas from '../map/map-canvas.module.css';
import { classList } from './class-list.ts';
import '../map/leaflet.css';
import { PinMapController } from '../map/pin-map-controller.ts';
import { useBaseData } from '../map/use-base-data.ts';
import { type ErrorPlace, usePlatform } from '../platform/platform.ts';
import { Icon } from './icon.tsx';
import { MAP_WORDS } from './map.words.ts';
import styles from './pin-map.module.css';
import { mapPinIcon } from './tool-icon-paths.tsx';

interface PinMapProps {
  readonly pin: GeoPoint;
  /** Slug. */
  readonly city: string;
  /** Called when the map was moved by hand. */
  readonly onMove: (pin: GeoPoint) => void;
  /** The page, for reports. */
  readonly place: ErrorPlace;
}

/**
 * A map with the pin in its middle, as large as its parent. Browser only: load it on demand, because it includes
 * Leaflet.
 */
export function PinMap({ pin, city, onMove, place }: PinMapProps) {
  const { tileUrl } = usePlatform();
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

  useBaseData(map, { city, ...place });

  const { latitude, longitude } = pin;
  useEffect(() => map?.show({ latitude, longitude }), [map, latitude, longitude]);

  return (
    <div className={classList(canvas.frame, styles.round)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={element} className={canvas.canvas} role="group" aria-label={MAP_WORDS.pinKeys} />
      <span className={styles.marker}>
        <Icon path={mapPinIcon} size={24} />
      </span>
      {!tileUrl && <p className={canvas.legend}>{MAP_WORDS.schematic}</p>}
    </div>
  );
}
