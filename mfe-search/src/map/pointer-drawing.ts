import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { MAX_CORNERS } from '@aangan/shared-kit/domain/polygon';
import type { DrawingLayer } from './drawing-layer.ts';
import { type ScreenPoint, simplifiedLine } from './simplify-line.ts';

interface DrawingEvents {
  readonly onCorner: (corner: GeoPoint) => void;
  readonly onStroke: (corners: readonly GeoPoint[]) => void;
}

/** A press that moves less than this is a tap, px. */
const TAP = 10;

/** Draws with the pointer until the returned function is called: a tap sets a corner, a stroke draws the whole area. */
export function drawByPointer(layer: DrawingLayer, events: DrawingEvents): () => void {
  const { map } = layer;
  const element = map.getContainer();
  const hands = [map.dragging, map.doubleClickZoom, map.boxZoom];
  for (const hand of hands) hand.disable();
  // Otherwise a finger’s stroke would scroll the page.
  element.style.touchAction = 'none';
  const listening = new AbortController();
  let stroke: ScreenPoint[] = [];
  let pointer: number | undefined;
  const placeOf = ({ x, y }: ScreenPoint): GeoPoint => {
    const { lat, lng } = map.containerPointToLatLng([x, y]);
    return { latitude: lat, longitude: lng };
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const down = (event: PointerEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('.leaflet-control');
    if (onControl || event.button !== 0) return;
    // A second finger means a pinch, not a stroke.
    pointer = pointer === undefined ? event.pointerId : -1;
    stroke = [pointOf(event)];
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    stroke.push(pointOf(event));
    if (reachOf(stroke) > TAP) layer.show(stroke.map(placeOf));
  };
  const up = (event: PointerEvent) => {
    const own = event.pointerId === pointer;
    if (own || event.isPrimary) pointer = undefined;
    if (!own) return;
    if (event.type === 'pointercancel') return;
    const [start] = stroke;
    if (start && reachOf(stroke) <= TAP) events.onCorner(placeOf(start));
    else events.onStroke(simplifiedLine(stroke, MAX_CORNERS).map(placeOf));
  };
  const { signal } = listening;
  element.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, up, { signal });
  return () => {
    listening.abort();
    element.style.touchAction = '';
    for (const hand of hands) hand.enable();
  };
}

/** The largest distance of a stroke from its start, px. */
function reachOf(stroke: readonly ScreenPoint[]): number {
  const [start = { x: 0, y: 0 }] = stroke;
  return Math.max(...stroke.map(({ x, y }) => Math.hypot(x - start.x, y - start.y)));
}
