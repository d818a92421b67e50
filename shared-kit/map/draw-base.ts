import { type WayKind, wayWidth } from '../domain/map-detail.ts';
import { extentOf, type LabelSpot } from '../domain/place-labels.ts';
import type { BaseData } from './base-data.ts';
import { type Inks, LABEL_STYLES } from './map-inks.ts';

/** One tile that is drawn. */
export interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly zoom: number;
  /** px of a side. */
  readonly size: number;
  /** px of the map to which one px of the drawing is stretched, so that lines and names have one size at every zoom. */
  readonly scale: number;
  /** Latitude and longitude as px of the tile. */
  readonly at: (latitude: number, longitude: number) => Spot;
  /** Km as px. */
  readonly reach: (km: number) => number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Approximate radius of a locality’s built-up area, of its centre, and of a park, km. */
const TOWN_RADIUS_KM = 3.4;
const MIDDLE_RADIUS_KM = 0.9;
const PARK_RADIUS_KM = 0.35;
/** From this zoom on, landmarks and metro stations have a mark. */
const MARKS_FROM = 12;
const LANDMARKS_FROM = 14;
/** px that a road is wider than its surface. */
const EDGE = 1.5;

/** Draws everything of the base but the names. */
export function drawBase(sheet: Sheet, data: BaseData): void {
  const { pen, inks, size, at, reach } = sheet;
  pen.fillStyle = inks.ground;
  pen.fillRect(0, 0, size, size);
  const towns = data.localities.map(({ latitude, longitude }) => at(latitude, longitude));
  pen.globalAlpha = 0.5;
  drawDiscs(sheet, towns, reach(TOWN_RADIUS_KM), inks.town);
  drawDiscs(sheet, towns, reach(MIDDLE_RADIUS_KM), inks.place);
  pen.globalAlpha = 1;
  const parks = data.landmarks.filter(({ kind }) => kind === 'park');
  const greens = parks.map(({ latitude, longitude }) => at(latitude, longitude));
  drawDiscs(sheet, greens, reach(PARK_RADIUS_KM), inks.park);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  drawWaters(sheet, data);
  drawWays(sheet, data, 'river', inks.water);
  pen.setLineDash([6 / sheet.scale, 4 / sheet.scale]);
  drawWays(sheet, data, 'rail', inks.edge);
  pen.setLineDash([]);
  for (const kind of ['road', 'highway'] as const) {
    pen.globalAlpha = 0.7;
    drawWays(sheet, data, kind, kind === 'road' ? inks.edge : inks.highwayEdge, EDGE);
    pen.globalAlpha = 1;
    drawWays(sheet, data, kind, kind === 'road' ? inks.road : inks.highway);
  }
  for (const line of data.lines) drawLine(sheet, line);
  if (sheet.zoom >= MARKS_FROM) drawMarks(sheet, data);
}

/** Draws the names that reach into the tile. @param labels px of the tile */
export function drawLabels({ pen, inks, size, scale }: Sheet, labels: readonly LabelSpot[]): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  for (const label of labels) {
    const { across, down } = extentOf(label);
    const [x, y] = [label.x * scale, label.y * scale];
    if (x < -across || y < -down || x > size * scale + across || y > size * scale + down) continue;
    const { font, ink, halo } = LABEL_STYLES[label.kind];
    pen.save();
    pen.scale(1 / scale, 1 / scale);
    pen.translate(x, y);
    pen.rotate(label.angle ?? 0);
    pen.font = font;
    pen.strokeStyle = inks[halo];
    pen.fillStyle = inks[ink];
    pen.strokeText(label.text, 0, 0);
    pen.fillText(label.text, 0, 0);
    pen.restore();
  }
}

/** Discs as one shape, so that overlaps are not darker. */
function drawDiscs({ pen }: Sheet, middles: readonly Spot[], radius: number, ink: string): void {
  pen.beginPath();
  for (const { x, y } of middles) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
  }
  pen.fillStyle = ink;
  pen.fill();
}

function drawWaters({ pen, inks, at }: Sheet, { waters }: BaseData): void {
  pen.fillStyle = inks.water;
  for (const { outline } of waters) {
    trace(
      pen,
      outline.map(([latitude, longitude]) => at(latitude, longitude)),
    );
    pen.closePath();
    pen.fill();
  }
}

function drawWays({ pen, zoom, scale, at }: Sheet, { ways }: BaseData, kind: WayKind, ink: string, edge = 0): void {
  const width = wayWidth(kind, zoom);
  if (width === 0) return;
  pen.strokeStyle = ink;
  pen.lineWidth = (width + edge) / scale;
  for (const way of ways) {
    if (way.kind !== kind) continue;
    trace(
      pen,
      way.path.map(([latitude, longitude]) => at(latitude, longitude)),
    );
    pen.stroke();
  }
}

function drawLine({ pen, inks, zoom, scale, at }: Sheet, { colour, stations }: BaseData['lines'][number]): void {
  const spots = stations.map(({ latitude, longitude }) => at(latitude, longitude));
  trace(pen, spots);
  pen.lineWidth = (zoom < MARKS_FROM ? 2 : 4) / scale;
  pen.strokeStyle = colour;
  pen.globalAlpha = 0.75;
  pen.stroke();
  pen.globalAlpha = 1;
  if (zoom < MARKS_FROM) return;
  pen.lineWidth = 2 / scale;
  pen.fillStyle = inks.halo;
  for (const { x, y } of spots) {
    pen.beginPath();
    pen.arc(x, y, 4 / scale, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}

/** Railway stations and airports as squares, other landmarks as dots. */
function drawMarks({ pen, inks, zoom, scale, at }: Sheet, { landmarks }: BaseData): void {
  pen.fillStyle = inks.softName;
  pen.strokeStyle = inks.halo;
  pen.lineWidth = 2 / scale;
  for (const { kind, latitude, longitude } of landmarks) {
    const { x, y } = at(latitude, longitude);
    const radius = 4 / scale;
    pen.beginPath();
    if (kind === 'station' || kind === 'airport') pen.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else if (zoom >= LANDMARKS_FROM) pen.arc(x, y, radius * 0.8, 0, 2 * Math.PI);
    pen.stroke();
    pen.fill();
  }
}

function trace(pen: CanvasRenderingContext2D, spots: readonly Spot[]): void {
  pen.beginPath();
  for (const { x, y } of spots) pen.lineTo(x, y);
}
