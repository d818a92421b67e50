import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, line, path, rect, repeat } from '../svg.ts';
import type { Room, RoomKind } from './pack-rooms.ts';

/** Floor tint of each room. */
export const ROOM_TINT = {
  living: (paint: Paint) => mix(paint.soil, paint.paper, 0.62),
  bedroom: (paint: Paint) => mix(paint.leafLight, paint.paper, 0.74),
  kitchen: (paint: Paint) => mix(paint.sun, paint.paper, 0.7),
  bath: (paint: Paint) => mix(paint.sky, paint.paper, 0.72),
  balcony: (paint: Paint) => mix(paint.clay, paint.paper, 0.55),
  passage: (paint: Paint) => mix(paint.soil, paint.paper, 0.7),
} as const satisfies Record<RoomKind, (paint: Paint) => Hex>;

type Furnish = (paint: Paint, width: number, depth: number, foot: number, flip: boolean) => string;

const soft = (x: number, y: number, width: number, depth: number, fill: Hex, r = 6): string =>
  rect(x + 4, y + 5, width, depth, '#2B1D17', { opacity: 0.12, r }) + rect(x, y, width, depth, fill, { r });

/** A plant seen from above. */
const topPlant = (paint: Paint, x: number, y: number, radius: number): string =>
  circle(x + 3, y + 4, radius, '#2B1D17', { opacity: 0.12 }) +
  circle(x, y, radius * 0.5, paint.clay) +
  repeat(7, (index) =>
    at(
      x,
      y,
      `<g transform="rotate(${index * 51})">${path(d`M0 0C${radius * 0.5} ${-radius * 0.4} ${radius * 0.3} ${-radius} 0 ${-radius}C${-radius * 0.3} ${-radius} ${-radius * 0.5} ${-radius * 0.4} 0 0Z`, index % 2 === 0 ? paint.leaf : paint.leafLight)}</g>`,
    ),
  );

const bedroom: Furnish = (paint, width, depth, foot, flip) => {
  const bed = Math.min(5.4 * foot, width * 0.5);
  const long = Math.min(6.5 * foot, depth * 0.58);
  const x = width / 2 - bed / 2;
  const y = flip ? depth - long - 8 : 8;
  const head = (offset: number): number => (flip ? y + long - offset : y + offset);
  const box = (top: number, tall: number): number => (flip ? head(top) - tall : head(top));
  return [
    rect(
      x - foot,
      flip ? depth - long - 8 - foot * 0.6 : y + long * 0.5,
      bed + foot * 2,
      long * 0.5 + foot * 0.6,
      lighten(paint.accent, 0.55),
      { r: 6 },
    ),
    soft(x, y, bed, long, paint.white),
    rect(x, box(0, 10), bed, 10, paint.wood, { r: 3 }),
    [0.07, 0.53]
      .map((share) =>
        rect(x + bed * share, box(18, foot * 1.1), bed * 0.4, foot * 1.1, lighten(paint.linen, 0.3), {
          r: 8,
          stroke: deepen(paint.linen, 0.15),
          thick: 2,
        }),
      )
      .join(''),
    rect(x, box(long * 0.42, long * 0.58), bed, long * 0.58, mix(paint.accent, paint.paper, 0.3), { r: 6 }),
    rect(x, box(long * 0.42, foot * 0.7), bed, foot * 0.7, lighten(paint.accent, 0.55), { r: 3 }),
    soft(
      width - 2.2 * foot,
      flip ? 8 : depth - 2 * foot - 8,
      2 * foot,
      2 * foot,
      mix(paint.wood, paint.linen, 0.25),
      4,
    ),
    line(
      width - 1.2 * foot,
      flip ? 8 : depth - 2 * foot - 8,
      width - 1.2 * foot,
      flip ? 8 + 2 * foot : depth - 8,
      deepen(paint.wood, 0.1),
      2,
    ),
    [x - foot * 1.6, x + bed + foot * 0.2]
      .map(
        (side) =>
          soft(side, box(4, foot * 1.3), foot * 1.4, foot * 1.3, paint.wood, 4) +
          circle(side + foot * 0.7, box(4, foot * 1.3) + foot * 0.65, foot * 0.35, paint.sun),
      )
      .join(''),
  ].join('');
};

const living: Furnish = (paint, width, depth, foot) => {
  const sofaWide = Math.min(7.4 * foot, width * 0.52);
  const table = 2.3 * foot;
  const diningX = width - 3.4 * foot;
  const diningY = depth * 0.34;
  return [
    rect(0.7 * foot, depth * 0.34, sofaWide + foot, depth * 0.42, lighten(paint.second, 0.62), { r: 6 }),
    rect(0.7 * foot + 8, depth * 0.34 + 8, sofaWide + foot - 16, depth * 0.42 - 16, 'none', {
      stroke: lighten(paint.second, 0.3),
      thick: 3,
    }),
    soft(1.2 * foot, depth - 3.1 * foot, sofaWide, 2.7 * foot, paint.sky, 10),
    repeat(3, (index) =>
      rect(
        1.2 * foot + 8 + (index * (sofaWide - 16)) / 3,
        depth - 2.9 * foot,
        (sofaWide - 16) / 3 - 5,
        1.7 * foot,
        lighten(paint.sky, 0.22),
        { r: 7 },
      ),
    ),
    soft(
      1.2 * foot + sofaWide * 0.28,
      depth - 3.1 * foot - table - foot * 0.5,
      sofaWide * 0.44,
      table * 0.8,
      paint.wood,
      6,
    ),
    circle(1.2 * foot + sofaWide * 0.5, depth - 3.1 * foot - table * 0.6 - foot * 0.5, foot * 0.35, paint.sun),
    repeat(4, (index) => {
      const angle = (index * Math.PI) / 2 + Math.PI / 4;
      return circle(
        diningX + Math.cos(angle) * 2.1 * foot,
        diningY + Math.sin(angle) * 2.1 * foot,
        foot * 0.68,
        mix(paint.clay, paint.linen, 0.25),
      );
    }),
    circle(diningX + 4, diningY + 5, 1.7 * foot, '#2B1D17', { opacity: 0.12 }),
    circle(diningX, diningY, 1.7 * foot, lighten(paint.wood, 0.16)),
    circle(diningX, diningY, foot * 0.4, paint.leafLight),
    topPlant(paint, width - 1.1 * foot, depth - 1.1 * foot, foot * 0.9),
  ].join('');
};

const kitchen: Furnish = (paint, width, depth, foot, flip) => {
  const top = mix(paint.steel, paint.linen, 0.4);
  const deep = 1.9 * foot;
  const counters = [
    soft(6, depth - deep - 6, width - 12, deep, top, 3),
    soft(6, depth * 0.36, deep, depth * 0.64 - 8, top, 3),
    rect(width * 0.56, depth - deep + 2, foot * 2.3, deep - 18, paint.charcoal, { r: 4 }),
    [0.5, 1.7]
      .map((share) =>
        circle(width * 0.56 + foot * share + 4, depth - deep / 2 - 4, foot * 0.42, 'none', {
          stroke: paint.steel,
          thick: 4,
        }),
      )
      .join(''),
    rect(14, depth * 0.46, deep - 18, foot * 2, lighten(paint.steel, 0.35), {
      r: 6,
      stroke: deepen(paint.steel, 0.2),
      thick: 3,
    }),
    soft(width - 2.6 * foot, 8, 2.3 * foot, 2 * foot, paint.white, 5),
    line(width - 2.6 * foot, 8 + 1.7 * foot, width - 0.3 * foot, 8 + 1.7 * foot, paint.steel, 3),
  ].join('');
  return flip ? counters : at(0, depth, counters, 1, -1);
};

const bath: Furnish = (paint, width, depth, foot, flip) => {
  const y = (share: number, tall: number): number => (flip ? depth * (1 - share) - tall : depth * share);
  return [
    repeat(Math.floor(width / (foot * 1.2)), (index) =>
      line(index * foot * 1.2, 0, index * foot * 1.2, depth, paint.white, 2),
    ),
    repeat(Math.floor(depth / (foot * 1.2)), (index) =>
      line(0, index * foot * 1.2, width, index * foot * 1.2, paint.white, 2),
    ),
    rect(6, y(0.02, depth * 0.3), width - 12, depth * 0.3, mix(paint.sky, paint.white, 0.55), {
      r: 4,
      stroke: paint.white,
      thick: 4,
    }),
    circle(width / 2, y(0.02, depth * 0.3) + depth * 0.15, foot * 0.42, paint.steel),
    soft(width - foot * 1.9, y(0.42, foot * 0.8), foot * 1.6, foot * 0.8, paint.white, 5),
    circle(width - foot * 1.1, y(0.42, foot * 0.8) + (flip ? -0.5 : 1.3) * foot, foot * 0.72, paint.white, {
      stroke: paint.steel,
      thick: 3,
    }),
    soft(8, y(0.48, foot * 1.9), foot * 1.5, foot * 1.9, mix(paint.wood, paint.linen, 0.3), 5),
    circle(8 + foot * 0.75, y(0.48, foot * 1.9) + foot * 0.95, foot * 0.52, paint.white),
  ].join('');
};

const balcony: Furnish = (paint, width, depth, foot) =>
  repeat(Math.floor(width / (foot * 1.6)), (index) =>
    line(index * foot * 1.6, 0, index * foot * 1.6, depth, lighten(paint.clay, 0.55), 2),
  ) +
  topPlant(paint, foot, depth - foot, foot * 0.8) +
  topPlant(paint, foot * 2.7, depth - foot * 0.9, foot * 0.6) +
  topPlant(paint, width - foot, depth - foot, foot * 0.8) +
  soft(width * 0.42, depth * 0.3, foot * 1.5, foot * 1.5, paint.wood, 8) +
  soft(width * 0.58, depth * 0.3, foot * 1.5, foot * 1.5, paint.wood, 8);

/** Furniture of a room, seen from above, from the room's corner; `flip` when its outer wall is in front. */
export const FURNISH: Record<Room['kind'], Furnish> = { bedroom, living, kitchen, bath, balcony, passage: () => '' };
