import type { LabelKind } from './place-labels.ts';

export type WayKind = 'highway' | 'road' | 'rail' | 'river';

/** The smallest zoom at which names of a kind are written; kinds with priority first. */
const NAMED_FROM = {
  locality: 10,
  hub: 11,
  highway: 11,
  water: 12,
  station: 14,
  road: 13,
  landmark: 14,
} as const satisfies Record<LabelKind, number>;

/** The smallest zoom at which a way is drawn. */
const DRAWN_FROM = { river: 10, highway: 10, rail: 11, road: 11 } as const satisfies Record<WayKind, number>;

/** Width of a way at zoom 10 and 16, px; between them it grows evenly. */
const WIDTHS = {
  highway: [2, 12],
  road: [1, 8],
  rail: [1, 2],
  river: [2, 16],
} as const satisfies Record<WayKind, readonly [number, number]>;
const [NARROW_AT, WIDE_AT] = [10, 16];

/** Kinds of names that are written at a zoom; those with priority first. */
export function namedKindsAt(zoom: number): LabelKind[] {
  return (Object.keys(NAMED_FROM) as LabelKind[]).filter((kind) => zoom >= NAMED_FROM[kind]);
}

/** Width of a way at a zoom, px; 0 where it is not drawn. */
export function wayWidth(kind: WayKind, zoom: number): number {
  if (zoom < DRAWN_FROM[kind]) return 0;
  const [narrow, wide] = WIDTHS[kind];
  const share = Math.min(1, Math.max(0, (zoom - NARROW_AT) / (WIDE_AT - NARROW_AT)));
  return narrow + (wide - narrow) * share;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The part of a text’s width that its way covers in a straight line. */
const STRAIGHT = 0.94;

/**
 * Where the name of a way can be written: on straight parts, along the way, and never upside down.
 * @param width of the name, px
 */
export function namesAlong(path: readonly Spot[], width: number): (Spot & { readonly angle: number })[] {
  const bends = measured(path);
  const length = bends.at(-1)?.at ?? 0;
  const found: (Spot & { angle: number })[] = [];
  for (let from = 0; from + width <= length; from += width / 2) {
    const [start, end] = [spotAt(bends, from), spotAt(bends, from + width)];
    const [right, down] = [end.x - start.x, end.y - start.y];
    if (Math.hypot(right, down) < width * STRAIGHT) continue;
    found.push({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, angle: Math.atan(down / (right || 0.001)) });
  }
  return found;
}

interface Bend extends Spot {
  /** px from the beginning of the way. */
  readonly at: number;
}

function measured(path: readonly Spot[]): Bend[] {
  let at = 0;
  return path.map(({ x, y }, index) => {
    const before = path[index - 1];
    if (before) at += Math.hypot(x - before.x, y - before.y);
    return { x, y, at };
  });
}

function spotAt(bends: readonly Bend[], at: number): Spot {
  const next = Math.max(
    1,
    bends.findIndex((bend) => bend.at >= at),
  );
  const [one, other] = [bends[next - 1], bends[next]];
  if (!one || !other) return { x: 0, y: 0 };
  const share = (at - one.at) / (other.at - one.at || 1);
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}
