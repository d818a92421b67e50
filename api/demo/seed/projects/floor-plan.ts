import type { PlanRoom } from '@aangan/shared-kit/contracts/project-values';
import type { HomeUnit } from '@aangan/shared-kit/domain/posting/unit-type';
import type { Random } from '../../../src/foundation/random/public.ts';
import { type PlanSize, packRooms } from '../../pictures/floor-plan/pack-rooms.ts';

export interface FloorPlan {
  /** Feet, the balcony included. */
  readonly width: number;
  readonly length: number;
  readonly rooms: PlanRoom[];
  /** sq ft of all rooms but the balcony. */
  readonly carpetArea: number;
}

/** Rooms of each size; a half room is drawn as a bedroom and called a study. */
const PLAN_SIZES = {
  RK1: 0,
  BHK1: 1,
  BHK_1_HALF: 2,
  BHK2: 2,
  BHK_2_HALF: 3,
  BHK3: 3,
  BHK_3_HALF: 4,
  BHK4: 4,
  BHK4PLUS: 4,
} as const satisfies Record<HomeUnit, PlanSize>;

/**
 * A floor plan of about this carpet area, on a grid of half feet. The rooms fill its rectangle, and the balcony is
 * outside of it.
 * @param carpetArea sq ft
 */
export function floorPlan(unit: HomeUnit, carpetArea: number, random: Random): FloorPlan {
  const packed = packRooms(PLAN_SIZES[unit], random);
  const inside = packed.rooms.filter(({ kind }) => kind !== 'balcony');
  const scale = Math.sqrt(carpetArea / areaOf(inside.map((room) => ({ ...room, length: room.depth }))));
  // Edges are rounded, not sizes, so that neighbours still touch.
  const edge = (feet: number) => Math.round(feet * scale * 2) / 2;
  const rooms = packed.rooms.map(
    ({ kind, x, y, width, depth }): PlanRoom => ({
      kind,
      x: edge(x),
      y: edge(y),
      width: edge(x + width) - edge(x),
      length: edge(y + depth) - edge(y),
    }),
  );
  if (unit.endsWith('_HALF')) nameStudy(rooms);
  return {
    width: edge(packed.width),
    length: edge(packed.depth),
    rooms,
    carpetArea: Math.round(areaOf(rooms.filter(({ kind }) => kind !== 'balcony'))),
  };
}

/** The smallest bedroom becomes the study. */
function nameStudy(rooms: PlanRoom[]): void {
  const [smallest] = rooms
    .filter(({ kind }) => kind === 'bedroom')
    .sort((a, b) => a.width * a.length - b.width * b.length);
  if (smallest) smallest.kind = 'study';
}

function areaOf(rooms: readonly { readonly width: number; readonly length: number }[]): number {
  return rooms.reduce((sum, { width, length }) => sum + width * length, 0);
}
