import type { Random } from '../../../src/foundation/random/public.ts';

export type RoomKind = 'living' | 'bedroom' | 'kitchen' | 'bath' | 'balcony' | 'passage';

/** A room of a plan, in feet from the upper left corner of the home. */
export interface Room {
  kind: RoomKind;
  x: number;
  y: number;
  width: number;
  depth: number;
}

export interface PackedPlan {
  /** Feet. */
  width: number;
  depth: number;
  rooms: readonly Room[];
}

/** Supported number of bedrooms; 0 is a 1 RK. */
export const PLAN_SIZES = [0, 1, 2, 3, 4] as const;

export type PlanSize = (typeof PLAN_SIZES)[number];

interface Rows {
  back: readonly RoomKind[];
  front: readonly RoomKind[];
}

/** Rooms from left to right in the row behind the passage and in the row before it. */
export const ROWS_BY_SIZE = {
  0: { back: ['bath', 'kitchen'], front: ['living'] },
  1: { back: ['bedroom', 'bath'], front: ['living', 'kitchen'] },
  2: { back: ['bedroom', 'bath', 'bedroom'], front: ['kitchen', 'living', 'bath'] },
  3: { back: ['bedroom', 'bath', 'bedroom', 'bath'], front: ['kitchen', 'living', 'bedroom'] },
  4: { back: ['bedroom', 'bath', 'bedroom', 'bath', 'bedroom'], front: ['kitchen', 'living', 'bath', 'bedroom'] },
} as const satisfies Record<PlanSize, Rows>;

/** Preferred minimum and maximum width of a room in feet, before its row is scaled to the home. */
const WIDTHS = {
  living: [15, 19],
  bedroom: [11, 13.5],
  kitchen: [8, 10],
  bath: [5, 6.5],
  balcony: [10, 14],
  passage: [3.5, 4],
} as const satisfies Record<RoomKind, readonly [number, number]>;

const half = (feet: number): number => Math.round(feet * 2) / 2;

function packRow(
  kinds: readonly RoomKind[],
  weights: readonly number[],
  width: number,
  y: number,
  depth: number,
): Room[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let x = 0;
  return kinds.map((kind, index) => {
    const last = index === kinds.length - 1;
    const wide = last ? width - x : half(((weights[index] ?? 0) / total) * width);
    const room: Room = { kind, x, y, width: wide, depth };
    x += wide;
    return room;
  });
}

const mirror = (room: Room, width: number): Room => ({ ...room, x: width - room.x - room.width });

/**
 * Packs the rooms of a home into a rectangle without gaps or overlaps: a back row, a passage, a front row, and a
 * balcony outside the living room.
 */
export function packRooms(size: PlanSize, random: Random): PackedPlan {
  const { back, front }: Rows = ROWS_BY_SIZE[size];
  const weight = (kind: RoomKind): number => random.between(WIDTHS[kind][0], WIDTHS[kind][1]);
  const backWeights = back.map(weight);
  const frontWeights = front.map(weight);
  const sum = (weights: readonly number[]): number => weights.reduce((total, each) => total + each, 0);
  const width = half(Math.max(sum(backWeights), sum(frontWeights)));
  const backDepth = half(size === 0 ? random.between(6, 7) : random.between(11, 13));
  const passage = size === 0 ? 0 : half(random.between(...WIDTHS.passage));
  const frontDepth = half(size === 0 ? random.between(13, 14) : random.between(11.5, 14));
  const frontY = backDepth + passage;
  const fronts = packRow(front, frontWeights, width, frontY, frontDepth);
  const living = fronts.find((room) => room.kind === 'living');
  const rooms: Room[] = [
    ...packRow(back, backWeights, width, 0, backDepth),
    ...(passage > 0 ? [{ kind: 'passage', x: 0, y: backDepth, width, depth: passage } satisfies Room] : []),
    ...fronts,
    ...(living
      ? [{ kind: 'balcony', x: living.x, y: frontY + frontDepth, width: living.width, depth: 4 } satisfies Room]
      : []),
  ];
  const turned = random.chance(0.5);
  return { width, depth: frontY + frontDepth + 4, rooms: turned ? rooms.map((room) => mirror(room, width)) : rooms };
}
