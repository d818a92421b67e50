import { control, type Map as LeafletMap, map as leafletMap, tileLayer } from 'leaflet';
import type { GeoPoint } from '../domain/distance.ts';
import { roundedPin } from '../domain/pin.ts';
import type { BaseData } from './base-data.ts';
import { SchematicLayer } from './schematic-layer.ts';

interface PinMapOptions {
  /** Address of map tiles, or empty for the schematic map. */
  readonly tileUrl: string;
  readonly pin: GeoPoint;
  readonly onMove: (pin: GeoPoint) => void;
}

const LEAST_ZOOM = 11;
const MOST_ZOOM = 18;
const FIRST_ZOOM = 15;

/** The map outside React. Its middle is the pin, so that fingers, mouse and keys move both. */
export class PinMapController {
  private readonly map: LeafletMap;
  private readonly schematic: SchematicLayer | undefined;
  private pin: GeoPoint;

  constructor(element: HTMLElement, { tileUrl, pin, onMove }: PinMapOptions) {
    this.pin = roundedPin(pin);
    this.map = leafletMap(element, {
      minZoom: LEAST_ZOOM,
      maxZoom: MOST_ZOOM,
      zoomControl: false,
      attributionControl: false,
      // A zoom around the pointer would move the pin.
      scrollWheelZoom: false,
      doubleClickZoom: 'center',
      touchZoom: 'center',
    });
    control.zoom({ position: 'topright' }).addTo(this.map);
    if (tileUrl) tileLayer(tileUrl).addTo(this.map);
    else this.schematic = new SchematicLayer().addTo(this.map);
    this.map.setView([pin.latitude, pin.longitude], FIRST_ZOOM, { animate: false });
    this.map.on('moveend', () => {
      const { lat, lng } = this.map.getCenter();
      const middle = roundedPin({ latitude: lat, longitude: lng });
      if (isSame(middle, this.pin)) return;
      this.pin = middle;
      onMove(middle);
    });
  }

  showBase(data: BaseData): void {
    this.schematic?.show(data);
  }

  /** Redraws the base layer after a change of colours. */
  recolour(): void {
    this.schematic?.redraw();
  }

  /** Shows a pin that was not moved on this map, such as that of another locality. */
  show(pin: GeoPoint): void {
    const next = roundedPin(pin);
    if (isSame(next, this.pin)) return;
    this.pin = next;
    this.map.setView([next.latitude, next.longitude], this.map.getZoom(), { animate: false });
  }

  close(): void {
    this.map.remove();
  }
}

/** Px of the map round a position to less than this, degrees. */
const SLACK = 0.00002;

function isSame(one: GeoPoint, other: GeoPoint): boolean {
  return Math.abs(one.latitude - other.latitude) < SLACK && Math.abs(one.longitude - other.longitude) < SLACK;
}
