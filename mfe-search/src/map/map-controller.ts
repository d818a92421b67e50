import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { PinMap } from '@aangan/shared-kit/map/pin-map';
import { visitedListings } from '../visited-listings/public.ts';
import { DrawingLayer } from './drawing-layer.ts';

/** Height of the row of cards that covers the bottom of the map on phones, px. */
const PEEK_HEIGHT = 280;

/** The map of the results: pins know what the visitor did with a home, and an area can be drawn. */
export class MapController extends PinMap {
  /** The area on the map, searched or being drawn. */
  readonly area = new DrawingLayer(this.map);
  private shortlisted: ReadonlySet<string> = new Set();

  markShortlisted(ids: ReadonlySet<string>): void {
    const known = (set: ReadonlySet<string>) => this.pins.filter(({ id }) => set.has(id)).length;
    const same = known(ids) === known(this.shortlisted) && [...this.shortlisted].every((id) => ids.has(id));
    this.shortlisted = ids;
    if (!same) this.redrawPins();
  }

  override fit(points: readonly GeoPoint[]): void {
    super.fit(points, window.matchMedia('(min-width: 992px)').matches ? 0 : PEEK_HEIGHT);
  }

  /** The centre of the map. */
  middle(): GeoPoint {
    const { lat, lng } = this.map.getCenter();
    return { latitude: lat, longitude: lng };
  }

  /** Moves the map by a number of px. */
  pan(right: number, down: number): void {
    this.map.panBy([right, down], { animate: false });
  }

  /** Disables pins for pointer and focus while an area is drawn. */
  rest(resting: boolean): void {
    this.map.getPane('markerPane')?.toggleAttribute('inert', resting);
  }

  protected override knownPins() {
    const visited = visitedListings();
    return (id: string) => ({ seen: visited.has(id), shortlisted: this.shortlisted.has(id) });
  }
}
