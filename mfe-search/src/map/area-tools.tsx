import type { ListingSearch, MapBounds } from '@aangan/shared-kit/domain/listing-search';
import { decodePolygon } from '@aangan/shared-kit/domain/polygon';
import type { MapLocality } from '@aangan/shared-kit/map/base-data';
import { Button } from '@aangan/shared-kit/ui/button';
import { closeIcon, editIcon, searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { MapTools } from '@aangan/shared-kit/ui/map-frame';
import { lazy, type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import styles from './area-tools.module.css';
import type { MapController } from './map-controller.ts';
import { useSearchAsIMove } from './search-as-i-move.ts';

// Loaded on demand, because most users of the map draw nothing.
const DrawMode = lazy(async () => ({ default: (await import('./draw-mode.tsx')).DrawMode }));

interface AreaToolsProps {
  readonly map: MapController;
  readonly search: ListingSearch;
  readonly localities: readonly MapLocality[];
  /** The visible bounds, once the map was moved by hand. */
  readonly moved: MapBounds | undefined;
  readonly onSearchArea: (bounds: MapBounds) => void;
  readonly onArea: (polygon: string | undefined) => void;
  /** Shown below the tools, and hidden while an area is drawn. */
  readonly children: ReactNode;
}

/** Searches another part of the map: the visible bounds, or the drawn area. */
export function AreaTools({ map, search, localities, moved, onSearchArea, onArea, children }: AreaToolsProps) {
  const [drawing, setDrawing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const follow = useSearchAsIMove(search.polygon ? undefined : moved, onSearchArea);
  if (drawing) {
    const stop = () => {
      setDrawing(false);
      // The button is rendered again only after this update.
      requestAnimationFrame(() => opener.current?.focus());
    };
    return (
      <Suspense fallback={null}>
        <DrawMode
          map={map}
          start={decodePolygon(search.polygon ?? '') ?? []}
          localities={localities}
          onFinish={(area) => {
            stop();
            onArea(area);
          }}
          onCancel={stop}
        />
      </Suspense>
    );
  }
  const hasArea = search.polygon !== undefined || search.bounds !== undefined;
  return (
    <MapTools>
      <span className={styles.row}>
        <Button ref={opener} size="small" icon={editIcon} onClick={() => startTransition(() => setDrawing(true))}>
          {search.polygon ? 'Change the area' : 'Draw area'}
        </Button>
        {hasArea && (
          <Button size="small" icon={closeIcon} onClick={() => onArea(undefined)}>
            Clear area
          </Button>
        )}
      </span>
      {!search.polygon && (
        <span className={styles.row}>
          <label className={styles.follow}>
            <input type="checkbox" checked={follow.on} onChange={(event) => follow.set(event.target.checked)} />
            Search as I move
          </label>
          {moved && !follow.on && (
            <Button variant="primary" size="small" icon={searchIcon} onClick={() => onSearchArea(moved)}>
              Search this area
            </Button>
          )}
        </span>
      )}
      {children}
    </MapTools>
  );
}
