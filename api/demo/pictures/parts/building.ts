import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, ellipse, form, line, polygon, rect, repeat } from '../svg.ts';
import { jaali } from './decor.ts';
import { fernPot } from './plants.ts';

/** Colour of a window pane from outside: sky by day, lamplight in some at dusk. */
function pane(paint: Paint, random: Random): Hex {
  if (paint.light.lamps)
    return random.chance(0.6)
      ? mix('#FFD993', paint.linen, random.between(0, 0.35))
      : mix(paint.light.near, paint.charcoal, 0.3);
  return mix(mix(paint.light.skyTop, paint.sky, 0.3), paint.light.skyLow, random.between(0, 0.5));
}

/** A window with its frame, sill and chajja (the slab that keeps sun and rain out), from the upper left corner. */
export function outsideWindow(paint: Paint, random: Random, width: number, height: number, trim: Hex): string {
  const glass = pane(paint, random);
  return [
    rect(-5, -5, width + 10, height + 10, trim),
    rect(0, 0, width, height, glass),
    polygon(
      [
        [0, height],
        [width * 0.5, 0],
        [width * 0.8, 0],
        [width * 0.3, height],
      ],
      '#FFFFFF',
      { opacity: 0.18 },
    ),
    random.chance(0.35) ? rect(0, 0, width * 0.32, height, paint.linen, { opacity: 0.75 }) : '',
    line(width / 2, 0, width / 2, height, trim, Math.max(3, width * 0.05)),
    form(-12, -15, width + 24, 9, lighten(trim, 0.15), { r: 2 }),
    rect(-8, -6, width + 16, height * 0.2, 'url(#under)'),
    form(-9, height + 3, width + 18, 6, lighten(trim, 0.15), { r: 2 }),
  ].join('');
}

export type Railing = 'bars' | 'glass' | 'jaali' | 'wall';

interface BalconyStyle {
  trim: Hex;
  slab: Hex;
  railing: Railing;
}

/** A balcony with its door behind it, in a cell from the upper left corner. */
function outsideBalcony(
  paint: Paint,
  random: Random,
  width: number,
  height: number,
  { trim, slab, railing }: BalconyStyle,
): string {
  const rail = height * 0.4;
  const top = height - rail - 6;
  const rails = {
    bars: () =>
      repeat(Math.floor(width / 9), (index) => line(index * 9 + 4, top, index * 9 + 4, height - 6, paint.charcoal, 2)) +
      line(0, top, width, top, paint.charcoal, 4),
    glass: () =>
      rect(0, top, width, rail, mix(paint.light.skyLow, paint.sky, 0.25), { opacity: 0.6 }) +
      polygon(
        [
          [width * 0.2, height - 6],
          [width * 0.4, top],
          [width * 0.55, top],
          [width * 0.35, height - 6],
        ],
        '#FFFFFF',
        { opacity: 0.3 },
      ) +
      line(0, top, width, top, paint.steel, 4),
    jaali: () =>
      jaali(0, top, width, rail, lighten(trim, 0.05), Math.max(12, height * 0.14)) +
      form(-2, top - 3, width + 4, 6, lighten(trim, 0.25)),
    wall: () => form(0, top, width, rail, slab) + form(-2, top - 3, width + 4, 6, lighten(slab, 0.3)),
  }[railing];
  return [
    rect(0, 0, width, height, deepen(slab, 0.26)),
    rect(0, 0, width, height * 0.45, 'url(#under)'),
    rect(width * 0.14, height * 0.2, width * 0.44, height * 0.8, trim),
    rect(width * 0.17, height * 0.24, width * 0.18, height * 0.76, pane(paint, random)),
    rect(width * 0.37, height * 0.24, width * 0.18, height * 0.76, pane(paint, random)),
    random.chance(0.55) ? at(width * 0.8, height - 6, fernPot(paint, random, height * 0.62)) : '',
    rails(),
    form(-5, height - 7, width + 10, 9, lighten(slab, 0.25), { r: 2 }),
    rect(0, height + 2, width, 9, 'url(#under)'),
  ].join('');
}

interface Block {
  width: number;
  floorHeight: number;
  floors: number;
  /** One letter per bay from left to right: w window, b balcony, j jaali screen, p plain. */
  bays: string;
  wall: Hex;
  second: Hex;
  trim: Hex;
  railing: Railing;
  /** Visible width of the shaded side, px. */
  side: number;
}

/** The storeys of a building; its lower left corner is the origin. */
export function block(
  paint: Paint,
  random: Random,
  { width, floorHeight, floors, bays, wall, second, trim, railing, side }: Block,
): string {
  const height = floors * floorHeight;
  const cell = width / bays.length;
  const cells = repeat(floors, (floor) =>
    repeat(bays.length, (bay) => {
      const x = bay * cell;
      const y = -(floor + 1) * floorHeight;
      switch (bays[bay]) {
        case 'b':
          return at(
            x + cell * 0.06,
            y + floorHeight * 0.08,
            outsideBalcony(paint, random, cell * 0.88, floorHeight * 0.92, { trim, slab: second, railing }),
          );
        case 'w':
          return at(
            x + cell * 0.24,
            y + floorHeight * 0.26,
            outsideWindow(paint, random, cell * 0.52, floorHeight * 0.48, trim),
          );
        case 'j':
          return jaali(x + cell * 0.12, y + 2, cell * 0.76, floorHeight - 4, second, Math.max(14, cell * 0.2));
        default:
          return '';
      }
    }),
  );
  return [
    polygon(
      [
        [width, -height],
        [width + side, -height + side * 0.34],
        [width + side, -side * 0.06],
        [width, 0],
      ],
      deepen(wall, 0.26),
    ),
    repeat(floors, (floor) =>
      polygon(
        [
          [width + side * 0.32, -(floor + 1) * floorHeight + floorHeight * 0.36],
          [width + side * 0.68, -(floor + 1) * floorHeight + floorHeight * 0.36 + side * 0.1],
          [width + side * 0.68, -floor * floorHeight - floorHeight * 0.2],
          [width + side * 0.32, -floor * floorHeight - floorHeight * 0.24],
        ],
        mix(pane(paint, random), paint.charcoal, 0.2),
        { opacity: 0.8 },
      ),
    ),
    rect(0, -height, width, height, wall),
    repeat(bays.length, (bay) =>
      bays[bay] === 'b' ? rect(bay * cell, -height, cell, height, second, { opacity: 0.45 }) : '',
    ),
    rect(0, -height, width, height, 'url(#form)'),
    repeat(floors - 1, (floor) =>
      line(0, -(floor + 1) * floorHeight, width, -(floor + 1) * floorHeight, deepen(wall, 0.18), 3, { opacity: 0.55 }),
    ),
    cells,
  ].join('');
}

/** Parapet, water tank, stair head and solar panels on a flat roof; the origin is the roof's left end. */
export function flatRoof(paint: Paint, random: Random, width: number, colour: Hex, side: number, scale = 1): string {
  const tankX = width * random.between(0.14, 0.3);
  const headX = width * random.between(0.5, 0.66);
  return [
    form(headX, -58 * scale, 92 * scale, 60 * scale, deepen(colour, 0.06)),
    form(headX - 6 * scale, -66 * scale, 104 * scale, 10 * scale, lighten(colour, 0.2), { r: 2 }),
    [0, 40].map((gap) => line(tankX + gap * scale, 0, tankX + gap * scale, -34 * scale, paint.charcoal, 4)).join(''),
    form(
      tankX - 10 * scale,
      -86 * scale,
      60 * scale,
      54 * scale,
      random.pick([paint.charcoal, paint.white, mix(paint.sky, paint.linen, 0.3)]),
      { r: 8 * scale },
    ),
    ellipse(tankX + 20 * scale, -86 * scale, 16 * scale, 6 * scale, paint.charcoal),
    random.chance(0.6)
      ? polygon(
          [
            [width * 0.8, -10],
            [width * 0.92, -10],
            [width * 0.95, -44 * scale],
            [width * 0.83, -44 * scale],
          ],
          mix(paint.sky, paint.charcoal, 0.3),
        )
      : '',
    polygon(
      [
        [width - 4, -16 * scale],
        [width + side + 6, -16 * scale + side * 0.34],
        [width + side + 6, 6 + side * 0.34],
        [width - 4, 6],
      ],
      deepen(colour, 0.2),
    ),
    form(-8, -16 * scale, width + 12, 20 * scale, lighten(colour, 0.12), { r: 2 }),
  ].join('');
}
