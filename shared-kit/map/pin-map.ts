import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
import type { BaseData } from '@aangan/shared-kit/map/base-data';
import { SchematicLayer } from '@aangan/shared-kit/map/schematic-layer';
import {
  control,
  type LatLngBounds,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  map as leafletMap,
  type Marker,
  tileLayer,
} from 'leaflet';
import { visitedListings } from '../visited-listings/public.ts';
import { DrawingLayer } from './drawing-layer.ts';
import { type Box, type Mark, type Pin, pinClusters } from './pin-clusters.ts';
import { pinMarker } from './pin-marker.ts';
import { type MapView, saveView } from './saved-view.ts';

interface MapEvents {
  /** Called when the map was moved or zoomed by hand. */
  readonly onMove: (bounds: MapBounds) => void;
  readonly onPin: (pin: Pin) => void;
  /** Called with the pin under the pointer or focus, or with none. */
  readonly onHover: (id: string | undefined) => void;
}

const SIDES = ['south', 'west', 'north', 'east'] as const;
const LEAST_ZOOM = 10;
const MOST_ZOOM = 18;
/** Limits the zoom when only one home is fitted. */
const FITTED_ZOOM = 15;
/** Height of the row of cards that covers the bottom of the map on phones, px. */
const PEEK_HEIGHT = 280;

/** The map outside React: base layer, pins, and the highlighted pin. */
export class MapController {
  private readonly map: LeafletMap;
  private readonly pinLayer: LayerGroup;
  private readonly schematic: SchematicLayer | undefined;
  private readonly markers = new Map<string, Marker>();
  private readonly events: MapEvents;
  /** The area on the map, searched or being drawn. */
  readonly area: DrawingLayer;
  private marksIn: (box: Box, zoom: number) => Mark[] = () => [];
  private pins: readonly Pin[] = [];
  private shortlisted: ReadonlySet<string> = new Set();
  private byHand = false;
  private highlighted: string | undefined;

  constructor(element: HTMLElement, tileUrl: string, events: MapEvents) {
    this.events = events;
    this.map = leafletMap(element, {
      minZoom: LEAST_ZOOM,
      maxZoom: MOST_ZOOM,
      zoomControl: false,
      attributionControl: false,
      zoomSnap: 0.5,
    });
    control.zoom({ position: 'topright' }).addTo(this.map);
    if (tileUrl) tileLayer(tileUrl).addTo(this.map);
    else this.schematic = new SchematicLayer().addTo(this.map);
    this.area = new DrawingLayer(this.map);
    this.pinLayer = layerGroup().addTo(this.map);
    this.map.on('dragstart', () => {
      this.byHand = true;
    });
    element.addEventListener('wheel', this.noteHand, { passive: true });
    for (const type of ['click', 'keydown']) element.addEventListener(type, this.noteHand, true);
    this.map.on('moveend', () => {
      this.drawPins();
      if (this.byHand) {
        saveView({ ...this.middle(), zoom: this.map.getZoom() });
        this.events.onMove(boundsOf(this.map.getBounds()));
      }
      this.byHand = false;
    });
    for (const type of ['pointerover', 'focusin'] as const) {
      element.addEventListener(type, ({ target }) => this.events.onHover(pinIdOf(target)));
    }
  }

  private readonly noteHand = (): void => {
    this.byHand = true;
  };

  showBase(data: BaseData): void {
    this.schematic?.show(data);
  }

  /** Redraws the base layer after a change of colours. */
  recolour(): void {
    this.schematic?.redraw();
  }

  showPins(pins: readonly Pin[]): void {
    this.pins = pins;
    this.marksIn = pinClusters(pins);
    this.redrawPins();
  }

  markShortlisted(ids: ReadonlySet<string>): void {
    const known = (set: ReadonlySet<string>) => this.pins.filter(({ id }) => set.has(id)).length;
    const same = known(ids) === known(this.shortlisted) && [...this.shortlisted].every((id) => ids.has(id));
    this.shortlisted = ids;
    if (!same) this.redrawPins();
  }

  /** Restores the saved view. */
  goBackTo({ latitude, longitude, zoom }: MapView): void {
    this.byHand = false;
    this.map.setView([latitude, longitude], zoom, { animate: false });
  }

  /** Shows all of the given bounds, also behind the row of cards on phones. */
  showBounds(bounds: MapBounds): void {
    this.byHand = false;
    if (this.isShown(bounds)) return;
    const { south, west, north, east } = bounds;
    this.map.fitBounds(latLngBounds([south, west], [north, east]), { animate: false });
  }

  /** Fits all points into the part of the map that nothing covers. */
  fit(points: readonly GeoPoint[]): void {
    this.byHand = false;
    const area = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    if (!area.isValid()) return;
    const under = window.matchMedia('(min-width: 992px)').matches ? 0 : PEEK_HEIGHT;
    this.map.fitBounds(area, {
      maxZoom: FITTED_ZOOM,
      paddingTopLeft: [32, 48],
      paddingBottomRight: [32, 48 + under],
      animate: false,
    });
  }

  /** Highlights one pin, or none. */
  highlight(id: string | undefined): void {
    this.setState(this.highlighted, false);
    this.highlighted = id;
    this.setState(id, true);
  }

  /** Highlights the pin of a listing, and moves it into view. */
  lookAt(id: string): void {
    const pin = this.pins.find((each) => each.id === id);
    if (!pin) return;
    this.highlight(id);
    if (!this.map.getBounds().pad(-0.1).contains([pin.latitude, pin.longitude])) {
      this.byHand = false;
      this.map.panTo([pin.latitude, pin.longitude]);
    }
  }

  /** Focuses the pin of a listing, or the map when the pin is out of view. */
  focusOn(id: string): void {
    const pin = this.markers.get(id)?.getElement()?.querySelector('button');
    (pin ?? this.map.getContainer()).focus({ preventScroll: true });
  }

  /** The centre of the map. */
  middle(): { readonly latitude: number; readonly longitude: number } {
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

  /** Announces to screen readers whether pins are still loading. */
  setBusy(busy: boolean): void {
    this.map.getContainer().setAttribute('aria-busy', String(busy));
  }

  close(): void {
    this.map.remove();
  }

  private hasView(): boolean {
    return Number.isFinite(this.map.getZoom());
  }

  /** Whether the map already shows these bounds. Fitting again would move it slightly, because degrees are rounded. */
  private isShown(bounds: MapBounds): boolean {
    if (!this.hasView()) return false;
    const now = boundsOf(this.map.getBounds());
    const slack = (now.east - now.west) / 500;
    return SIDES.every((side) => Math.abs(now[side] - bounds[side]) <= Math.max(slack, 0.0001));
  }

  private redrawPins(): void {
    this.pinLayer.clearLayers();
    this.markers.clear();
    if (this.hasView()) this.drawPins();
  }

  private drawPins(): void {
    const visible = this.map.getBounds().pad(0.25);
    const box: Box = [visible.getWest(), visible.getSouth(), visible.getEast(), visible.getNorth()];
    const marks = this.marksIn(box, Math.floor(this.map.getZoom()));
    const wanted = new Set(marks.map(({ key }) => key));
    for (const [key, marker] of this.markers) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.markers.delete(key);
    }
    const visited = visitedListings();
    for (const mark of marks) if (!this.markers.has(mark.key)) this.addMark(mark, visited);
    this.setState(this.highlighted, true);
  }

  private addMark(mark: Mark, visited: ReadonlySet<string>): void {
    const id = 'pin' in mark ? mark.pin.id : '';
    const known = { seen: visited.has(id), shortlisted: this.shortlisted.has(id) };
    const marker = pinMarker(mark, known, () => {
      if ('pin' in mark) return this.events.onPin(mark.pin);
      // The focused cluster is split, so the keyboard focus moves to the map.
      this.map.getContainer().focus({ preventScroll: true });
      this.map.setView([mark.latitude, mark.longitude], Math.min(mark.partsAt, MOST_ZOOM));
    });
    this.markers.set(mark.key, marker.addTo(this.pinLayer));
  }

  private setState(id: string | undefined, on: boolean): void {
    const marker = id === undefined ? undefined : this.markers.get(id);
    marker?.getElement()?.toggleAttribute('data-active', on);
    marker?.setZIndexOffset(on ? 1000 : 0);
  }
}

function pinIdOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-pin]')?.dataset.pin : undefined;
}

function boundsOf(area: LatLngBounds): MapBounds {
  return { south: area.getSouth(), west: area.getWest(), north: area.getNorth(), east: area.getEast() };
}
