import type { ReactNode, Ref } from 'react';
import canvas from '../map/map-canvas.module.css';
import '../map/leaflet.css';
import styles from '../map/pin-map.module.css';
import { usePlatform } from '../platform/platform.ts';
import { MAP_WORDS } from './map.words.ts';

interface MapFrameProps {
  /** Of the element that becomes the map. */
  readonly ref: Ref<HTMLDivElement>;
  /** Tools and cards above the map. */
  readonly children: ReactNode;
}

/** The element of a map with what is above it. Browser only, and loaded on demand, because maps include Leaflet. */
export function MapFrame({ ref, children }: MapFrameProps) {
  const { tileUrl } = usePlatform();
  return (
    <div className={canvas.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={ref} className={canvas.canvas} role="group" aria-label={MAP_WORDS.keys} />
      {children}
      {!tileUrl && <p className={canvas.legend}>{MAP_WORDS.schematic}</p>}
    </div>
  );
}

/** Buttons and cards above a map, one below the other. Those in it take presses by `pointer-events: auto`. */
export function MapTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
