import { namedKindsAt, namesAlong } from '../domain/map-detail.ts';
import type { LabelKind, LabelSpot } from '../domain/place-labels.ts';
import type { BaseData } from './base-data.ts';

type Position = readonly [number, number];

/** How a zoom level of the map measures. */
export interface MapMeasures {
  readonly zoom: number;
  /** Latitude and longitude as px of the zoom level. */
  readonly pixel: (latitude: number, longitude: number) => { readonly x: number; readonly y: number };
  /** Width of a text, px. */
  readonly width: (text: string, kind: LabelKind) => number;
}

/** Names of localities are above the centre, where there are fewer pins; of points below their mark, px. */
const ABOVE = -26;
const BELOW = 14;

const HUBS: ReadonlySet<string> = new Set(['station', 'airport']);

/** All names that a zoom level of the map wants to write; those with priority first. */
export function wantedLabels(data: BaseData, measures: MapMeasures): LabelSpot[] {
  return namedKindsAt(measures.zoom).flatMap((kind) => LABELS[kind](data, measures));
}

const LABELS: Readonly<Record<LabelKind, (data: BaseData, measures: MapMeasures) => LabelSpot[]>> = {
  locality: ({ localities }, measures) => pointLabels(localities, 'locality', ABOVE, measures),
  hub: ({ landmarks }, measures) =>
    pointLabels(
      landmarks.filter(({ kind }) => HUBS.has(kind)),
      'hub',
      BELOW,
      measures,
    ),
  highway: (data, measures) => wayLabels(data, 'highway', measures),
  water: ({ waters }, measures) => waters.flatMap((water) => waterLabels(water, measures)),
  station: ({ lines }, measures) =>
    pointLabels(
      lines.flatMap(({ stations }) => stations),
      'station',
      BELOW,
      measures,
    ),
  road: (data, measures) => wayLabels(data, 'road', measures),
  landmark: ({ landmarks }, measures) =>
    pointLabels(
      landmarks.filter(({ kind }) => !HUBS.has(kind)),
      'landmark',
      BELOW,
      measures,
    ),
};

interface Named {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

function pointLabels(points: readonly Named[], kind: LabelKind, down: number, measures: MapMeasures): LabelSpot[] {
  return points.map(({ name, latitude, longitude }) => {
    const { x, y } = measures.pixel(latitude, longitude);
    return { text: name, kind, x, y: y + down, width: measures.width(name, kind) };
  });
}

function wayLabels({ ways }: BaseData, kind: 'highway' | 'road', measures: MapMeasures): LabelSpot[] {
  return ways
    .filter((way) => way.kind === kind)
    .flatMap(({ name, path }) => {
      const width = measures.width(name, kind);
      return namesAlong(
        path.map(([latitude, longitude]) => measures.pixel(latitude, longitude)),
        width,
      ).map((spot) => ({ text: name, kind, width, ...spot }));
    });
}

/** A lake is named where it is large enough for its name; a sea at the given places. */
function waterLabels({ name, outline, names }: BaseData['waters'][number], measures: MapMeasures): LabelSpot[] {
  const width = measures.width(name, 'water');
  const at = ([latitude, longitude]: Position) => measures.pixel(latitude, longitude);
  const label = ({ x, y }: { x: number; y: number }): LabelSpot => ({
    text: name,
    kind: 'water',
    x,
    y,
    width,
    angle: 0,
  });
  if (names.length > 0) return names.map(at).map(label);
  const corners = outline.map(at);
  const [left, right] = extremes(corners.map(({ x }) => x));
  const [top, bottom] = extremes(corners.map(({ y }) => y));
  if (right - left < width * LEAST_SHARE) return [];
  return [label({ x: (left + right) / 2, y: (top + bottom) / 2 })];
}

/** Part of the name that fits into a lake; the rest is written over its shore. */
const LEAST_SHARE = 0.4;

function extremes(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
