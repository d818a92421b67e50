import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, ellipse, form, line, path, rect, repeat } from '../svg.ts';
import { groundShadow } from './ground-shadow.ts';
import { sprigVase } from './plants.ts';

/** Books lying on each other, the lowest at the origin. */
export function bookStack(paint: Paint, random: Random, count: number, width = 84): string {
  return repeat(count, (index) => {
    const wide = width - index * 8;
    return form(
      -wide / 2 + random.between(-5, 5),
      -(index + 1) * 13,
      wide,
      12,
      random.pick([paint.brick, paint.sky, paint.leaf, paint.sun, paint.linen]),
      { r: 3 },
    );
  });
}

/** A brass or clay cup at the origin. */
export function cup(paint: Paint, colour: Hex = paint.brass): string {
  return form(-11, -24, 22, 24, colour, { r: 5 }) + ellipse(0, -23, 11, 3.5, deepen(paint.wood, 0.4));
}

/** A low round table with things on it, feet at the origin. */
export function coffeeTable(paint: Paint, random: Random, width: number, round: boolean): string {
  const wood = random.pick([paint.wood, lighten(paint.wood, 0.18), deepen(paint.wood, 0.18)]);
  const top = -92;
  const surface = round
    ? ellipse(0, top, width / 2, 30, wood) +
      ellipse(0, top - 9, width / 2, 30, lighten(wood, 0.16)) +
      ellipse(-width * 0.08, top - 11, width * 0.36, 18, '#FFFDF8', { opacity: 0.14 })
    : path(
        d`M${-width / 2 + 26} ${top - 26}H${width / 2 - 26}L${width / 2} ${top + 8}H${-width / 2}Z`,
        lighten(wood, 0.16),
      ) + form(-width / 2, top + 8, width, 16, wood, { r: 3 });
  return [
    groundShadow(0, 0, width * 0.58, 34),
    [-1, 1]
      .map((side) => line(side * width * 0.34, -4, side * width * 0.26, top + 20, deepen(wood, 0.25), 11))
      .join(''),
    [-1, 1]
      .map((side) => line(side * width * 0.16, -20, side * width * 0.14, top + 20, deepen(wood, 0.38), 9))
      .join(''),
    surface,
    at(-width * 0.2, top - 6, bookStack(paint, random, 2)),
    at(width * 0.06, top - 8, cup(paint)),
    at(width * 0.26, top - 10, sprigVase(paint, random, 120)),
  ].join('');
}

/** A small table beside a seat or bed, feet at the origin. */
export function sideTable(paint: Paint, width: number, height: number, drawer: boolean): string {
  const wood = paint.wood;
  const legs = [-1, 1]
    .map((side) => line(side * (width / 2 - 12), 0, side * (width / 2 - 16), -height * 0.5, deepen(wood, 0.25), 9))
    .join('');
  return [
    groundShadow(0, 0, width * 0.62),
    legs,
    drawer
      ? form(-width / 2, -height, width, height * 0.66, lighten(wood, 0.1), { r: 6 }) +
        rect(-width / 2 + 10, -height + 22, width - 20, height * 0.22, deepen(wood, 0.05), { r: 4 }) +
        circle(0, -height + 22 + height * 0.11, 6, paint.brass)
      : '',
    form(-width / 2 - 6, -height - 10, width + 12, 16, wood, { r: 5 }),
  ].join('');
}

/** A desk with legs, seen from the front, feet at the origin. */
export function desk(paint: Paint, width: number, height: number, colour: Hex = paint.wood): string {
  return [
    groundShadow(0, 0, width * 0.55, 30),
    [-1, 1]
      .map((side) => line(side * (width / 2 - 20), 0, side * (width / 2 - 26), -height, deepen(colour, 0.3), 12))
      .join(''),
    rect(-width / 2 + 30, -height + 16, width - 60, 38, deepen(colour, 0.2)),
    form(-width / 2, -height, width, 20, lighten(colour, 0.08), { r: 4 }),
  ].join('');
}

/** A round dining table on one foot, with the foot at the origin. */
export function pedestalTable(paint: Paint, width: number, height: number, colour: Hex = paint.wood): string {
  return [
    groundShadow(0, 0, width * 0.45, 24),
    ellipse(0, -4, width * 0.2, 12, deepen(colour, 0.3)),
    form(-10, -height, 20, height, deepen(colour, 0.2)),
    ellipse(0, -height + 8, width / 2, width * 0.085, deepen(colour, 0.15)),
    ellipse(0, -height, width / 2, width * 0.085, lighten(colour, 0.12)),
  ].join('');
}
