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
import type { GeoPoint } from '../domain/distance.ts';
import type { MapBounds } from '../domain/listing-search.ts';
import type { BaseData } from './base-data.ts';
import { type Box, type Mark, type Pin, pinClusters } from './pin-clusters.ts';
import { type KnownPin, pinMarker } from './pin-marker.ts';
import { type MapView, saveView } from './saved-view.ts';
import { SchematicLayer } from './schematic-layer.ts';

interface PinMapOptions extends MapEvents {
  /** Address of map tiles, or empty for the schematic map. */
  readonly tileUrl: string;
  /** What the pins are, for the labels of clusters: `homes`. */
  readonly noun: string;
  /** Whether the wheel zooms; not where the map is a part of a page that scrolls. By default it does. */
  readonly wheel?: boolean;
}

interface MapEvents {
  /** Called when the map was moved or zoomed by hand. */
  readonly onMove: (bounds: MapBounds) => void;
  readonly onPin: (pin: Pin) => void;
  /** Called with the pin under the pointer or focus, or with none. */
  readonly onHover?: (id: string | undefined) => void;
}

const SIDES = ['south', 'west', 'north', 'east'] as const;
const LEAST_ZOOM = 10;
const MOST_ZOOM = 18;
/** Limits the zoom when only one pin is fitted. */
const FITTED_ZOOM = 15;
/** Nothing is known of any pin. */
const UNKNOWN: KnownPin = { seen: false, shortlisted: false };

/** A map of pins outside React: base layer, pins in clusters, and the highlighted pin. */
export class PinMap {
  protected readonly map: LeafletMap;
  private readonly pinLayer: LayerGroup;
  private readonly schematic: SchematicLayer | undefined;
  private readonly markers = new Map<string, Marker>();
  private readonly options: PinMapOptions;
  private marksIn: (box: Box, zoom: number) => Mark[] = () => [];
  protected pins: readonly Pin[] = [];
  private byHand = false;
  private highlighted: string | undefined;

  constructor(element: HTMLElement, options: PinMapOptions) {
    this.options = options;
    this.map = leafletMap(element, {
      minZoom: LEAST_ZOOM,
      maxZoom: MOST_ZOOM,
      zoomControl: false,
      attributionControl: false,
      zoomSnap: 0.5,
      scrollWheelZoom: options.wheel ?? true,
    });
    control.zoom({ position: 'topright' }).addTo(this.map);
    if (options.tileUrl) tileLayer(options.tileUrl).addTo(this.map);
    else this.schematic = new SchematicLayer().addTo(this.map);
    this.pinLayer = layerGroup().addTo(this.map);
    this.map.on('dragstart', () => {
      this.byHand = true;
    });
    element.addEventListener('wheel', this.noteHand, { passive: true });
    for (const type of ['click', 'keydown']) element.addEventListener(type, this.noteHand, true);
    this.map.on('moveend', () => {
      this.drawPins();
      if (this.byHand) {
        const { lat, lng } = this.map.getCenter();
        saveView({ latitude: lat, longitude: lng, zoom: this.map.getZoom() });
        options.onMove(boundsOf(this.map.getBounds()));
      }
      this.byHand = false;
    });
    for (const type of ['pointerover', 'focusin'] as const) {
      element.addEventListener(type, ({ target }) => options.onHover?.(pinIdOf(target)));
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

  /**
   * Fits all points into the part of the map that nothing covers.
   * @param covered height of what covers the bottom of the map, px
   */
  fit(points: readonly GeoPoint[], covered = 0): void {
    this.byHand = false;
    const area = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    if (!area.isValid()) return;
    this.map.fitBounds(area, {
      maxZoom: FITTED_ZOOM,
      paddingTopLeft: [32, 48],
      paddingBottomRight: [32, 48 + covered],
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

  /** Announces to screen readers whether pins are still loading. */
  setBusy(busy: boolean): void {
    this.map.getContainer().setAttribute('aria-busy', String(busy));
  }

  close(): void {
    this.map.remove();
  }

  /** What is known of each pin; read again whenever pins are drawn. */
  protected knownPins(): (id: string) => KnownPin {
    return () => UNKNOWN;
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

  protected redrawPins(): void {
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
    const known = this.knownPins();
    for (const mark of marks) if (!this.markers.has(mark.key)) this.addMark(mark, known);
    this.setState(this.highlighted, true);
  }

  private addMark(mark: Mark, known: (id: string) => KnownPin): void {
    const { noun, onPin } = this.options;
    const marker = pinMarker(mark, { noun, ...('pin' in mark ? known(mark.pin.id) : UNKNOWN) }, () => {
      if ('pin' in mark) return onPin(mark.pin);
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
