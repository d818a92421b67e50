import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { circleMarker, type LayerGroup, type Map as LeafletMap, layerGroup, type Polygon, polygon } from 'leaflet';
import styles from './listing-map.module.css';

/** The area on the map: the searched area, or the one being drawn. */
export class DrawingLayer {
  readonly map: LeafletMap;
  private readonly shape: Polygon;
  private readonly corners: LayerGroup;

  constructor(map: LeafletMap) {
    this.map = map;
    this.shape = polygon([], { className: styles.area ?? '', interactive: false }).addTo(map);
    this.corners = layerGroup().addTo(map);
  }

  /** Shows an area; with its corners while it is being drawn. */
  show(corners: readonly GeoPoint[], marked = false): void {
    const places = corners.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    this.shape.setLatLngs(places);
    this.corners.clearLayers();
    if (!marked) return;
    const look = { radius: 6, className: styles.corner ?? '', interactive: false };
    for (const place of places) circleMarker(place, look).addTo(this.corners);
  }
}
