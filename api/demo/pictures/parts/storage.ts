import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, form, line, rect, repeat } from '../svg.ts';
import { bookRow } from './decor.ts';
import { groundShadow } from './ground-shadow.ts';
import { fernPot } from './plants.ts';

/** A wardrobe with two to four doors, feet at the origin (left end). */
export function wardrobe(paint: Paint, width: number, height: number, doors: number, colour: Hex = paint.wood): string {
  const wide = (width - 16) / doors;
  return [
    groundShadow(width / 2, 0, width * 0.58, 24),
    form(0, -height, width, height - 12, deepen(colour, 0.12), { r: 6 }),
    rect(8, -12, width - 16, 12, deepen(colour, 0.4)),
    repeat(doors, (index) => {
      const x = 8 + index * wide;
      const knob = index % 2 === 0 ? x + wide - 16 : x + 16;
      return (
        form(x + 3, -height + 12, wide - 6, height - 40, lighten(colour, 0.08), { r: 4 }) +
        rect(x + 18, -height + 30, wide - 36, height * 0.4, 'none', { stroke: deepen(colour, 0.18), thick: 3, r: 4 }) +
        rect(x + 18, -height * 0.5, wide - 36, height * 0.38, 'none', {
          stroke: deepen(colour, 0.18),
          thick: 3,
          r: 4,
        }) +
        form(knob - 4, -height * 0.56, 8, 44, paint.brass, { r: 4 })
      );
    }),
    form(-8, -height - 12, width + 16, 18, deepen(colour, 0.2), { r: 4 }),
  ].join('');
}

/** A bookcase with rows of books, pots and boxes, feet at the origin (left end). */
export function bookcase(paint: Paint, random: Random, width: number, height: number, shelves: number): string {
  const wood = paint.wood;
  const gap = (height - 20) / shelves;
  return [
    groundShadow(width / 2, 0, width * 0.58, 22),
    form(0, -height, width, height, wood, { r: 4 }),
    rect(14, -height + 14, width - 28, height - 28, deepen(wood, 0.45)),
    repeat(shelves, (index) => {
      const y = -14 - index * gap;
      const split = random.between(0.4, 0.65) * (width - 40);
      const left = at(22, y, bookRow(paint, random, split, gap * 0.78));
      const right = random.chance(0.5)
        ? at(22 + split + (width - 44 - split) / 2, y, fernPot(paint, random, gap * 0.8))
        : form(26 + split, y - gap * 0.46, width - 54 - split, gap * 0.46, lighten(paint.soil, 0.3), { r: 4 });
      return (
        left +
        right +
        form(10, y, width - 20, 12, lighten(wood, 0.08)) +
        rect(14, y + 12, width - 28, 12, 'url(#under)')
      );
    }),
  ].join('');
}

/** A wall shelf with a few things on it, from its left end. */
export function wallShelf(paint: Paint, random: Random, width: number): string {
  return [
    at(14, 0, bookRow(paint, random, width * 0.45, 70)),
    at(width * 0.76, 0, fernPot(paint, random, 86)),
    form(0, 0, width, 13, paint.wood, { r: 3 }),
    rect(10, 13, width - 20, 14, 'url(#under)'),
    line(22, 13, 22, 38, paint.brass, 5),
    line(width - 22, 13, width - 22, 38, paint.brass, 5),
  ].join('');
}

/** A long low cabinet, feet at the origin (middle). */
export function sideboard(paint: Paint, width: number, height: number, colour: Hex = paint.wood): string {
  const doors = 4;
  const wide = width / doors;
  return [
    groundShadow(0, 0, width * 0.56, 22),
    [-1, 1]
      .map((side) => line(side * (width / 2 - 34), 0, side * (width / 2 - 40), -40, deepen(colour, 0.35), 11))
      .join(''),
    form(-width / 2, -height, width, height - 34, colour, { r: 8 }),
    repeat(
      doors,
      (index) =>
        rect(-width / 2 + index * wide + 7, -height + 12, wide - 14, height - 58, lighten(colour, 0.1), { r: 5 }) +
        circle(-width / 2 + index * wide + (index % 2 === 0 ? wide - 22 : 22), -height * 0.58, 6, paint.brass),
    ),
  ].join('');
}
