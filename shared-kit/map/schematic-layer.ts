import { type Coords, GridLayer, type Map as LeafletMap } from 'leaflet';
import { type LabelSpot, labelsThatFit } from '../domain/place-labels.ts';
import type { BaseData } from './base-data.ts';
import { drawBase, drawLabels, type Sheet } from './draw-base.ts';
import { inksOf, LABEL_STYLES } from './map-inks.ts';
import { wantedLabels } from './map-labels.ts';

const EMPTY: BaseData = { localities: [], landmarks: [], lines: [], ways: [], waters: [] };
const KM_PER_DEGREE = 111.2;

/** A schematic map of the city from our own data: its places, metro lines, and main roads and waters as drawn by us. */
export class SchematicLayer extends GridLayer {
  private data = EMPTY;
  private readonly labels = new Map<string, readonly LabelSpot[]>();
  /** The zoom that the tiles were drawn for. */
  private drawnFor = 0;

  show(data: BaseData): void {
    this.data = data;
    this.labels.clear();
    this.redraw();
  }

  override onAdd(map: LeafletMap): this {
    this.drawnFor = map.getZoom();
    map.on('zoomend', this.followZoom);
    return super.onAdd(map);
  }

  override onRemove(map: LeafletMap): this {
    map.off('zoomend', this.followZoom);
    return super.onRemove(map);
  }

  protected override createTile(coords: Coords): HTMLElement {
    const size = this.getTileSize().x;
    const scale = this.scaleOf(coords.z);
    const tile = document.createElement('canvas');
    const sharpness = (window.devicePixelRatio || 1) * scale;
    tile.width = Math.ceil(size * sharpness);
    tile.height = tile.width;
    const pen = tile.getContext('2d');
    if (!pen) return tile;
    pen.scale(tile.width / size, tile.height / size);
    const [left, top] = [coords.x * size, coords.y * size];
    const sheet: Sheet = {
      ...{ pen, size, scale, zoom: coords.z, inks: inksOf(tile) },
      at: (latitude, longitude) => {
        const { x, y } = this.map.project([latitude, longitude], coords.z);
        return { x: x - left, y: y - top };
      },
      reach: (km) => this.reach(km, coords.z),
    };
    drawBase(sheet, this.data);
    drawLabels(
      sheet,
      this.labelsOf(sheet).map((label) => ({
        ...label,
        x: label.x / scale - left,
        y: label.y / scale - top,
      })),
    );
    return tile;
  }

  /** Chosen once per zoom for the whole city, so that neighbouring tiles agree on the labels. */
  private labelsOf({ pen, zoom, scale }: Sheet): readonly LabelSpot[] {
    const key = `${zoom}×${scale}`;
    const known = this.labels.get(key);
    if (known) return known;
    const wanted = wantedLabels(this.data, {
      zoom,
      pixel: (latitude, longitude) => this.map.project([latitude, longitude], zoom).multiplyBy(scale),
      width: (text, kind) => {
        pen.font = LABEL_STYLES[kind].font;
        return pen.measureText(text).width;
      },
    });
    const chosen = labelsThatFit(wanted);
    this.labels.set(key, chosen);
    return chosen;
  }

  /** Tiles stay while the zoom changes by a half: they are drawn again at the new scale. */
  private readonly followZoom = (): void => {
    const zoom = this.map.getZoom();
    const isStretched = zoom % 1 !== this.drawnFor % 1;
    this.drawnFor = zoom;
    if (isStretched) this.redraw();
  };

  /**
   * Px of the screen for one px of a tile: 0.7 at zoom 12.5 for tiles of zoom 13. Leaflet rounds the zoom of tiles while
   * the map moves, and does not when it redraws them.
   */
  private scaleOf(tileZoom: number): number {
    return this.map.getZoomScale(this.map.getZoom(), tileZoom);
  }

  /** Km as px at a zoom, at the latitude of the first locality; a city is small enough for one scale. */
  private reach(km: number, zoom: number): number {
    const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = this.data.localities;
    const south = this.map.project([latitude, longitude], zoom);
    return Math.abs(this.map.project([latitude + km / KM_PER_DEGREE, longitude], zoom).y - south.y);
  }

  /** Leaflet’s own field for the map of a layer. */
  private get map(): LeafletMap {
    return this._map;
  }
}
