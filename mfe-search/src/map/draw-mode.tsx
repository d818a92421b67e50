import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { MapLocality } from '@aangan/shared-kit/map/base-data';
import { useEffect, useReducer } from 'react';
import { DrawTools } from './draw-tools.tsx';
import { type Drawing, type DrawingStep, drawingAfter, NO_DRAWING } from './drawing.ts';
import type { MapController } from './map-controller.ts';
import { drawByPointer } from './pointer-drawing.ts';

interface DrawModeProps {
  readonly map: MapController;
  readonly localities: readonly MapLocality[];
  /** The area of the search, to edit it. */
  readonly start: readonly GeoPoint[];
  readonly onFinish: (area: string) => void;
  readonly onCancel: () => void;
}

/** The drawing mode of the map: with the pointer, or with the tools below. Loaded with the first press. */
export function DrawMode({ map, start, localities, onFinish, onCancel }: DrawModeProps) {
  const [drawing, step] = useReducer(drawingAfter, { ...NO_DRAWING, corners: start } satisfies Drawing);
  useEffect(() => map.area.show(drawing.corners, true), [map, drawing]);
  useEffect(() => {
    map.rest(true);
    const stop = drawByPointer(map.area, {
      onCorner: (corner) => step({ kind: 'add', corner } satisfies DrawingStep),
      onStroke: (corners) => step({ kind: 'stroke', corners }),
    });
    return () => {
      stop();
      map.rest(false);
    };
  }, [map]);
  return (
    <DrawTools
      drawing={drawing}
      onStep={step}
      middle={() => map.middle()}
      nameOf={(corner) => cornerName(corner, localities)}
      onPan={(right, down) => map.pan(right, down)}
      onFinish={onFinish}
      onCancel={() => {
        map.area.show(start);
        onCancel();
      }}
    />
  );
}

/** `near Koramangala`, or coordinates when no locality is nearby. */
function cornerName(corner: GeoPoint, localities: readonly MapLocality[]): string {
  const [nearest] = localities.toSorted((one, other) => distanceKm(corner, one) - distanceKm(corner, other));
  return nearest ? `Near ${nearest.name}` : `${corner.latitude.toFixed(3)}, ${corner.longitude.toFixed(3)}`;
}
