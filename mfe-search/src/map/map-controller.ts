import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
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
import type { BaseData } from './base-data.ts';
import { type Box, type Mark, type Pin, pinClusters } from './pin-clusters.ts';
import { pinMarker } from './pin-marker.ts';
import { SchematicLayer } from './schematic-layer.ts';
import { visitedListings } from './visited.ts';

interface MapEvents {
  /** Somebody moved or zoomed the map by hand. */
  readonly onMove: (bounds: MapBounds) => void;
  readonly onPin: (pin: Pin) => void;
  /** The pointer or the focus is on a pin, or on none. */
  readonly onHover: (id: string | undefined) => void;
}

const LEAST_ZOOM = 10;
const MOST_ZOOM = 18;
/** Fitting a single home must not end on its doorstep. */
const FITTED_ZOOM = 15;
/** On phones a row of cards covers the foot of the map, px. */
const PEEK_HEIGHT = 280;

/** The map itself, outside React: base, pins, and which pin stands out. */
export class MapController {
  private readonly map: LeafletMap;
  private readonly pinLayer: LayerGroup;
  private readonly schematic: SchematicLayer | undefined;
  private readonly markers = new Map<string, Marker>();
  private readonly events: MapEvents;
  private marksIn: (box: Box, zoom: number) => Mark[] = () => [];
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
    this.pinLayer = layerGroup().addTo(this.map);
    this.map.on('dragstart', () => {
      this.byHand = true;
    });
    element.addEventListener('wheel', this.noteHand, { passive: true });
    element.addEventListener('click', this.noteHand, true);
    this.map.on('moveend', () => {
      this.drawPins();
      if (this.byHand) this.events.onMove(boundsOf(this.map.getBounds()));
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

  /** Draws the base anew: colours have changed. */
  recolour(): void {
    this.schematic?.redraw();
  }

  showPins(pins: readonly Pin[]): void {
    this.marksIn = pinClusters(pins);
    this.pinLayer.clearLayers();
    this.markers.clear();
    if (this.hasView()) this.drawPins();
  }

  /** Moves to show the area, or all the points. */
  fit(bounds: MapBounds | undefined, points: readonly { latitude: number; longitude: number }[]): void {
    const area = bounds
      ? latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east])
      : latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    if (!area.isValid()) return;
    const under = window.matchMedia('(min-width: 992px)').matches ? 0 : PEEK_HEIGHT;
    const around: [number, number] = bounds ? [0, 0] : [32, 48];
    this.map.fitBounds(area, {
      maxZoom: FITTED_ZOOM,
      paddingTopLeft: around,
      paddingBottomRight: [around[0], around[1] + under],
      animate: false,
    });
  }

  /** Makes one pin stand out, or none. */
  highlight(id: string | undefined): void {
    this.setState(this.highlighted, false);
    this.highlighted = id;
    this.setState(id, true);
  }

  close(): void {
    this.map.remove();
  }

  private hasView(): boolean {
    return Number.isFinite(this.map.getZoom());
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
    const seen = 'pin' in mark && visited.has(mark.pin.id);
    const marker = pinMarker(mark, seen, () => {
      if ('pin' in mark) this.events.onPin(mark.pin);
      else this.map.setView([mark.latitude, mark.longitude], Math.min(mark.partsAt, MOST_ZOOM));
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
