import type { GeoPoint } from './distance.ts';

/** Most corners of a drawn area; more would not be visible on a map of a city. */
export const MAX_CORNERS = 40;

/** Coordinates have 5 decimals, about 1 m. */
const PRECISION = 100_000;
/** Longest text of 40 corners that are far apart. */
const MOST_TEXT = 600;
/** Areas below about 30 m by 30 m are treated as accidental, square degrees. */
const LEAST_AREA = 1e-7;

/** Six bits a letter. The usual letters of encoded polylines (`?@[\]^{|}~`) break in shared addresses. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A drawn area as text: Google's encoded polyline (differences of corners at 5 decimals, 5 bits a letter) in letters
 * that need no escaping.
 */
export function encodePolygon(corners: readonly GeoPoint[]): string {
  let text = '';
  let before = [0, 0];
  for (const { latitude, longitude } of corners) {
    const at = [Math.round(latitude * PRECISION), Math.round(longitude * PRECISION)];
    for (const [axis, value] of at.entries()) text += encodeNumber(value - (before[axis] ?? 0));
    before = at;
  }
  return text;
}

/** The corners of an encoded area; undefined for an invalid text. */
export function decodePolygon(text: string): GeoPoint[] | undefined {
  if (text.length > MOST_TEXT) return undefined;
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of text) {
    const bits = LETTERS.indexOf(letter);
    if (bits < 0 || shift > 25) return undefined;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push((value >>> 1) ^ -(value & 1));
    value = 0;
    shift = 0;
  }
  return shift === 0 && numbers.length % 2 === 0 ? cornersOf(numbers) : undefined;
}

/**
 * The normal form of a drawn area: without repeated corners and without a closing corner. Undefined when it is
 * outside the Earth's coordinates, too small, or has too many corners.
 */
export function fittingPolygon(text: string): string | undefined {
  const corners = decodePolygon(text);
  if (!corners?.every(isOnEarth)) return undefined;
  const distinct = corners.filter((corner, at) => !isSame(corner, corners[(at + 1) % corners.length]));
  if (distinct.length < 3 || distinct.length > MAX_CORNERS || areaOf(distinct) < LEAST_AREA) return undefined;
  return encodePolygon(distinct);
}

/** Whether a point lies in the area. Where its line crosses itself, everything it encloses counts. */
export function isInPolygon(corners: readonly GeoPoint[], { latitude, longitude }: GeoPoint): boolean {
  let turns = 0;
  for (let at = 0; at < corners.length; at += 1) {
    const from = corners[at] as GeoPoint;
    const to = corners[at + 1 === corners.length ? 0 : at + 1] as GeoPoint;
    if (from.latitude <= latitude === to.latitude <= latitude) continue;
    const side =
      (to.longitude - from.longitude) * (latitude - from.latitude) -
      (longitude - from.longitude) * (to.latitude - from.latitude);
    if (to.latitude > from.latitude && side > 0) turns += 1;
    else if (to.latitude < from.latitude && side < 0) turns -= 1;
  }
  return turns !== 0;
}

/** The smallest box around the corners, degrees. */
export function polygonBounds(corners: readonly GeoPoint[]) {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 32; rest >>>= 5) text += LETTERS[(rest & 31) | 32];
  return text + LETTERS[rest];
}

function cornersOf(numbers: readonly number[]): GeoPoint[] {
  const corners: GeoPoint[] = [];
  let latitude = 0;
  let longitude = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] ?? 0;
    longitude += numbers[at + 1] ?? 0;
    corners.push({ latitude: latitude / PRECISION, longitude: longitude / PRECISION });
  }
  return corners;
}

function isOnEarth({ latitude, longitude }: GeoPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function isSame(one: GeoPoint, other: GeoPoint | undefined): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}

/** Square degrees, by the shoelace formula. Crossing loops may cancel out, so a figure of eight can be rejected. */
function areaOf(corners: readonly GeoPoint[]): number {
  const first = corners[0] ?? { latitude: 0, longitude: 0 };
  const twice = corners.reduce((sum, corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? first;
    return (
      sum +
      (corner.longitude - first.longitude) * (next.latitude - first.latitude) -
      (next.longitude - first.longitude) * (corner.latitude - first.latitude)
    );
  }, 0);
  return Math.abs(twice) / 2;
}
