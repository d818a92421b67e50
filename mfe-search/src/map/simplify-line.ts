/** A place on the screen, px. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Largest deviation that is not visible, px. */
const FINEST = 3;

/**
 * Simplifies a drawn line to at most a number of points (Douglas and Peucker). It removes points within a few px of the
 * line between their neighbours, then further points until the limit is met.
 */
export function simplifiedLine<Point extends ScreenPoint>(points: readonly Point[], most: number): Point[] {
  for (let tolerance = FINEST; ; tolerance *= 1.5) {
    const saved = simplifiedWithin(points, tolerance);
    if (saved.length <= most || saved.length <= 2) return saved;
  }
}

function simplifiedWithin<Point extends ScreenPoint>(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let at = 0;
  for (const [index, point] of points.entries()) {
    const off = distanceToLine(point, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplifiedWithin(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifiedWithin(points.slice(at), tolerance),
  ];
}

/** Distance of a point from the line between two others; from the first when they are equal. */
function distanceToLine(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const [dx, dy] = [point.x - from.x, point.y - from.y];
  return length === 0 ? Math.hypot(dx, dy) : Math.abs(dx * y - dy * x) / length;
}
