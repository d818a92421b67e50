import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, d, ellipse, form, line, path, polygon, rect, repeat, stroke } from '../svg.ts';

/** Steel and clay jars in a row, from the origin to the right. */
export function jars(paint: Paint, random: Random, count: number, size = 1): string {
  return repeat(count, (index) => {
    const height = random.pick([44, 54, 64]) * size;
    const colour = random.pick([paint.steel, paint.steel, paint.clay, paint.brass, paint.leafLight]);
    const x = index * 46 * size;
    return (
      form(x, -height, 36 * size, height, colour, { r: 6 }) +
      form(x - 2, -height - 8 * size, 40 * size, 12 * size, deepen(colour, 0.16), { r: 5 }) +
      rect(x + 7 * size, -height * 0.6, 22 * size, height * 0.3, paint.paper, { r: 2, opacity: 0.75 })
    );
  });
}

/** A kettle at the origin. */
export const kettle = (paint: Paint, colour: Hex): string =>
  [
    stroke('M-30 -44Q0 -104 30 -44', paint.charcoal, 8),
    path('M-44 0Q-48 -48 0 -54Q48 -48 44 0Z', colour),
    path('M40 -34L66 -50L60 -22L42 -12Z', deepen(colour, 0.12)),
    path('M-44 0Q-48 -48 0 -54Q48 -48 44 0Z', 'url(#form)'),
    circle(0, -56, 8, paint.charcoal),
  ].join('');

/** A pressure cooker at the origin. */
export const cooker = (paint: Paint): string =>
  [
    form(-46, -58, 92, 58, paint.steel, { r: 12 }),
    form(-50, -70, 100, 18, lighten(paint.steel, 0.25), { r: 8 }),
    rect(-6, -88, 12, 20, paint.charcoal, { r: 3 }),
    form(46, -54, 54, 13, paint.charcoal, { r: 6 }),
    form(-72, -46, 28, 12, paint.charcoal, { r: 6 }),
  ].join('');

/** A bowl of fruit at the origin. */
export const fruitBowl = (paint: Paint): string =>
  [
    circle(-22, -40, 18, paint.sun),
    circle(6, -46, 19, mix(paint.sun, paint.brick, 0.4)),
    circle(30, -38, 16, paint.leafLight),
    path('M-56 -36H56Q50 0 0 0Q-50 0 -56 -36Z', paint.clay),
    path('M-56 -36H56Q50 0 0 0Q-50 0 -56 -36Z', 'url(#form)'),
  ].join('');

/** Base or wall cabinets from the upper left corner. */
export function cabinets(
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex,
  columns: number,
  drawers: number,
): string {
  const wide = width / columns;
  return (
    rect(x, y, width, height, deepen(colour, 0.25)) +
    repeat(columns, (index) => {
      const left = x + index * wide + 4;
      if (index === drawers) {
        return repeat(
          3,
          (row) =>
            form(left, y + 6 + (row * (height - 10)) / 3, wide - 8, (height - 10) / 3 - 6, colour, { r: 4 }) +
            form(left + wide * 0.3, y + 20 + (row * (height - 10)) / 3, wide * 0.36, 7, paint.brass, { r: 3 }),
        );
      }
      const handle = index % 2 === 0 ? left + wide - 26 : left + 12;
      return (
        form(left, y + 6, wide - 8, height - 12, colour, { r: 4 }) +
        rect(left + 16, y + 22, wide - 40, height - 44, 'none', { stroke: deepen(colour, 0.14), thick: 3, r: 3 }) +
        form(handle, y + height * 0.36, 7, Math.min(60, height * 0.28), paint.brass, { r: 3 })
      );
    })
  );
}

/** Tiles behind a worktop: plain bricks, upright tiles or diamonds. */
export function splashback(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex,
  mark: Hex,
  kind: 'bricks' | 'upright' | 'diamonds',
): string {
  const seam = deepen(colour, 0.14);
  const base = rect(x, y, width, height, colour);
  if (kind === 'diamonds') {
    const cell = 52;
    const columns = Math.floor(width / cell);
    const rows = Math.floor(height / cell);
    return (
      base +
      repeat(columns * rows, (index) => {
        const cx = x + ((index % columns) + 0.5) * (width / columns);
        const cy = y + (Math.floor(index / columns) + 0.5) * (height / rows);
        return (
          polygon(
            [
              [cx, cy - 19],
              [cx + 19, cy],
              [cx, cy + 19],
              [cx - 19, cy],
            ],
            mark,
            { opacity: 0.5 },
          ) + circle(cx, cy, 5, colour)
        );
      })
    );
  }
  if (kind === 'upright')
    return (
      base +
      repeat(Math.floor(width / 26), (index) => line(x + index * 26, y, x + index * 26, y + height, seam, 2)) +
      line(x, y + height / 2, x + width, y + height / 2, seam, 2)
    );
  const rows = Math.floor(height / 30);
  return (
    base +
    repeat(
      rows,
      (row) =>
        line(x, y + row * 30, x + width, y + row * 30, seam, 2) +
        repeat(Math.ceil(width / 70), (index) =>
          line(
            x + index * 70 + (row % 2) * 35,
            y + row * 30,
            x + index * 70 + (row % 2) * 35,
            y + row * 30 + 30,
            seam,
            2,
          ),
        ),
    )
  );
}

/** A cooker hood: a steel chimney over the hob; the origin is the middle of its lower edge. */
export const hood = (paint: Paint, up: number): string =>
  [
    form(-44, -up, 88, up - 60, paint.steel),
    polygon(
      [
        [-44, -80],
        [44, -80],
        [112, -22],
        [-112, -22],
      ],
      lighten(paint.steel, 0.12),
    ),
    polygon(
      [
        [-44, -80],
        [44, -80],
        [112, -22],
        [-112, -22],
      ],
      'url(#form)',
    ),
    form(-112, -22, 224, 22, paint.steel, { r: 3 }),
    rect(-92, 0, 184, 16, 'url(#under)'),
  ].join('');

/** A tall refrigerator, feet at the origin (left end). */
export const fridge = (paint: Paint, width: number, height: number, colour: Hex): string =>
  [
    ellipse(width / 2, 0, width * 0.62, 18, 'url(#shadow)'),
    form(0, -height, width, height - 6, colour, { r: 16 }),
    line(6, -height * 0.64, width - 6, -height * 0.64, deepen(colour, 0.3), 4),
    form(width - 30, -height * 0.6, 10, 120, deepen(paint.steel, 0.25), { r: 5 }),
    form(width - 30, -height * 0.84, 10, 100, deepen(paint.steel, 0.25), { r: 5 }),
    rect(26, -height * 0.92, 40, 30, paint.sun, { r: 3, turn: [-4, 46, -height * 0.9] }),
    rect(40, -height * 0.82, 34, 34, paint.paper, { r: 3, turn: [5, 56, -height * 0.8] }),
  ].join('');

/** A tap with a tall neck at the origin. */
export const tap = (paint: Paint): string =>
  stroke(d`M0 0V-56Q0 -78 22 -78Q42 -78 42 -56`, deepen(paint.steel, 0.2), 9) +
  form(-14, -8, 28, 8, deepen(paint.steel, 0.1));
