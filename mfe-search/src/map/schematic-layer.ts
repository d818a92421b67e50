import { type LabelSpot, labelsThatFit } from '@aangan/shared-kit/domain/place-labels';
import { type Coords, GridLayer, type Map as LeafletMap, type Point } from 'leaflet';
import type { BaseData, MapPoint } from './base-data.ts';

/** Colours of the drawing, from the design tokens, so that it follows light and dark mode. */
const INKS = { ground: '--sunk', town: '--paper', place: '--surface', name: '--ink-soft', halo: '--paper' } as const;
type Inks = Record<keyof typeof INKS, string>;

/** Approximate radius of a locality’s built-up area, and of its centre, km. */
const TOWN_RADIUS_KM = 3.4;
const MIDDLE_RADIUS_KM = 0.9;
/** Names are above the centre, where there are fewer pins, px. */
const NAME_ABOVE = 26;
const KM_PER_DEGREE = 111.2;
const NAME_FONT = '600 13px system-ui, sans-serif';
const STATION_FONT = '12px system-ui, sans-serif';
/** From this zoom on, stations have names. */
const STATION_NAMES_FROM = 14;

/** A schematic map of the city from our own data: localities as named patches, metro lines with stations. */
export class SchematicLayer extends GridLayer {
  private data: BaseData = { localities: [], lines: [] };
  private readonly labels = new Map<number, readonly LabelSpot[]>();

  show(data: BaseData): void {
    this.data = data;
    this.labels.clear();
    this.redraw();
  }

  protected override createTile(coords: Coords): HTMLElement {
    const size = this.getTileSize();
    const tile = document.createElement('canvas');
    const sharpness = window.devicePixelRatio || 1;
    tile.width = size.x * sharpness;
    tile.height = size.y * sharpness;
    const pen = tile.getContext('2d');
    if (!pen) return tile;
    pen.scale(sharpness, sharpness);
    this.draw(pen, coords, size, inksOf(tile));
    return tile;
  }

  private draw(pen: CanvasRenderingContext2D, coords: Coords, size: Point, inks: Inks): void {
    const origin = coords.scaleBy(size);
    const at = (point: MapPoint) => this.pixel(point, coords.z).subtract(origin);
    pen.fillStyle = inks.ground;
    pen.fillRect(0, 0, size.x, size.y);
    const spots = this.data.localities.map(at);
    pen.fillStyle = inks.town;
    pen.globalAlpha = 0.5;
    pen.fill(discs(spots, this.reach(TOWN_RADIUS_KM, coords.z)));
    pen.globalAlpha = 1;
    pen.fillStyle = inks.place;
    pen.fill(discs(spots, this.reach(MIDDLE_RADIUS_KM, coords.z)));
    for (const { colour, stations } of this.data.lines) drawLine(pen, stations.map(at), colour, coords.z, inks);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    for (const { text, x, y, small } of this.labelsOf(pen, coords.z)) {
      pen.font = small ? STATION_FONT : NAME_FONT;
      pen.strokeStyle = inks.halo;
      pen.fillStyle = inks.name;
      pen.strokeText(text, x - origin.x, y - origin.y);
      pen.fillText(text, x - origin.x, y - origin.y);
    }
  }

  /** Chosen once per zoom for the whole city, so that neighbouring tiles agree on the labels. */
  private labelsOf(pen: CanvasRenderingContext2D, zoom: number): readonly LabelSpot[] {
    const known = this.labels.get(zoom);
    if (known) return known;
    const spot = (point: MapPoint & { readonly name: string }, small: boolean): LabelSpot => {
      pen.font = small ? STATION_FONT : NAME_FONT;
      const { x, y } = this.pixel(point, zoom);
      return {
        text: point.name,
        x,
        y: small ? y + 14 : y - NAME_ABOVE,
        width: pen.measureText(point.name).width,
        small,
      };
    };
    const places = this.data.localities.map((locality) => spot(locality, false));
    const stations = this.data.lines.flatMap((line) => line.stations.map((station) => spot(station, true)));
    const chosen = labelsThatFit(zoom < STATION_NAMES_FROM ? places : [...places, ...stations]);
    this.labels.set(zoom, chosen);
    return chosen;
  }

  private pixel({ latitude, longitude }: MapPoint, zoom: number): Point {
    return this.map.project([latitude, longitude], zoom);
  }

  /** Km as px at a zoom, at the latitude of the first locality; a city is small enough for one scale. */
  private reach(km: number, zoom: number): number {
    const [middle = { latitude: 0, longitude: 0 }] = this.data.localities;
    const north = { ...middle, latitude: middle.latitude + km / KM_PER_DEGREE };
    return Math.abs(this.pixel(north, zoom).y - this.pixel(middle, zoom).y);
  }

  /** Leaflet’s own field for the map of a layer. */
  private get map(): LeafletMap {
    return this._map;
  }
}

/** Discs as one shape, so that overlaps are not darker. */
function discs(middles: readonly Point[], radius: number): Path2D {
  const shape = new Path2D();
  for (const { x, y } of middles) {
    shape.moveTo(x + radius, y);
    shape.arc(x, y, radius, 0, 2 * Math.PI);
  }
  return shape;
}

function drawLine(pen: CanvasRenderingContext2D, stations: readonly Point[], colour: string, zoom: number, inks: Inks) {
  pen.beginPath();
  for (const { x, y } of stations) pen.lineTo(x, y);
  pen.lineJoin = 'round';
  pen.lineWidth = zoom < 12 ? 2 : 4;
  pen.strokeStyle = colour;
  pen.globalAlpha = 0.75;
  pen.stroke();
  pen.globalAlpha = 1;
  if (zoom < 12) return;
  for (const { x, y } of stations) {
    pen.beginPath();
    pen.arc(x, y, 4, 0, 2 * Math.PI);
    pen.lineWidth = 2;
    pen.fillStyle = inks.halo;
    pen.fill();
    pen.stroke();
  }
}

function inksOf(element: Element): Inks {
  const style = getComputedStyle(element.ownerDocument.documentElement);
  const entries = Object.entries(INKS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries);
}
