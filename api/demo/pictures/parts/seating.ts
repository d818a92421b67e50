import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, d, form, line, path, polygon, rect, repeat } from '../svg.ts';
import { groundShadow } from './ground-shadow.ts';

/** A square cushion standing on its edge at (x, y), with a block-print pattern. */
export function cushion(
  x: number,
  y: number,
  size: number,
  colour: Hex,
  pattern: 'plain' | 'dots' | 'stripes' | 'diamond',
  tilt = 0,
): string {
  const half = size / 2;
  const mark = lighten(colour, 0.55);
  const body = d`M${-half} ${-size}Q0 ${-size * 0.93} ${half} ${-size}Q${half * 0.9} ${-half} ${half} 0Q0 ${-size * 0.07} ${-half} 0Q${-half * 0.9} ${-half} ${-half} ${-size}Z`;
  const print = {
    plain: '',
    dots: repeat(9, (index) =>
      circle(
        -half * 0.55 + (index % 3) * half * 0.55,
        -size * 0.24 - Math.floor(index / 3) * size * 0.26,
        size * 0.045,
        mark,
      ),
    ),
    stripes: repeat(4, (index) =>
      rect(-half * 0.62 + index * half * 0.38, -size * 0.9, size * 0.05, size * 0.82, mark),
    ),
    diamond:
      polygon(
        [
          [0, -size * 0.78],
          [half * 0.5, -half],
          [0, -size * 0.22],
          [-half * 0.5, -half],
        ],
        'none',
        { stroke: mark, thick: 4 },
      ) + circle(0, -half, size * 0.07, mark),
  }[pattern];
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${tilt})">${path(body, colour)}${print}${path(body, 'url(#form)')}</g>`;
}

export const SOFA_KINDS = ['rounded', 'boxy', 'cane'] as const;

type SofaKind = (typeof SOFA_KINDS)[number];

const PATTERNS = ['dots', 'stripes', 'diamond', 'plain'] as const;

function legs(width: number, height: number, colour: Hex): string {
  return [-1, 1]
    .map((side) =>
      polygon(
        [
          [side * (width / 2 - 34), -height],
          [side * (width / 2 - 16), -height],
          [side * (width / 2 - 22), 0],
          [side * (width / 2 - 30), 0],
        ],
        colour,
      ),
    )
    .join('');
}

/** A sofa whose feet are at the origin, seen from the front. */
export function sofa(paint: Paint, random: Random, kind: SofaKind, width: number, colour: Hex): string {
  const seats = width > 520 ? 3 : 2;
  const arm = kind === 'cane' ? 24 : kind === 'boxy' ? 54 : 62;
  const inner = width - arm * 2;
  const back = kind === 'boxy' ? 208 : 226;
  const corner = kind === 'rounded' ? 44 : 18;
  const deep = deepen(colour, 0.16);
  const backs = repeat(seats, (index) => {
    const wide = inner / seats;
    return form(-inner / 2 + index * wide + 3, -back + 6, wide - 6, 130, lighten(colour, 0.06), { r: corner * 0.7 });
  });
  const seatCushions = repeat(seats, (index) => {
    const wide = inner / seats;
    const x = -inner / 2 + index * wide;
    return (
      form(x + 2, -112, wide - 4, 46, lighten(colour, 0.13), { r: 16 }) +
      rect(x + 8, -72, wide - 16, 6, deep, { opacity: 0.35, r: 3 })
    );
  });
  const arms =
    kind === 'cane'
      ? [-1, 1]
          .map((side) => form(side < 0 ? -width / 2 : width / 2 - arm, -150, arm, 150, paint.wood, { r: 9 }))
          .join('') + rect(-width / 2, -back - 8, width, 16, paint.wood, { r: 8 })
      : [-1, 1]
          .map((side) =>
            form(side < 0 ? -width / 2 : width / 2 - arm, -158, arm, 140, colour, { r: kind === 'rounded' ? 30 : 14 }),
          )
          .join('');
  const throws = [
    cushion(-inner / 2 + 58, -104, 92, random.pick([paint.accent, paint.second]), random.pick(PATTERNS), -7),
    cushion(inner / 2 - 56, -104, 88, random.pick([paint.second, paint.linen, paint.sun]), random.pick(PATTERNS), 8),
    random.chance(0.5) ? cushion(-inner / 2 + 128, -104, 72, paint.linen, random.pick(PATTERNS), 5) : '',
  ];
  return [
    groundShadow(0, 0, width * 0.6, 40),
    legs(width, 26, deepen(paint.wood, 0.3)),
    rect(-width / 2 + arm * 0.4, -back, width - arm * 0.8, back - 30, deep, { r: corner }),
    backs,
    rect(-width / 2 + 8, -76, width - 16, 54, colour, { r: 14 }),
    rect(-width / 2 + 8, -76, width - 16, 54, 'url(#down)', { r: 14 }),
    seatCushions,
    throws.join(''),
    arms,
  ].join('');
}

/** An easy chair with wooden legs, feet at the origin. */
export function armchair(paint: Paint, colour: Hex, width = 210): string {
  const wood = deepen(paint.wood, 0.12);
  return [
    groundShadow(0, 0, width * 0.62),
    line(-width * 0.4, -4, -width * 0.3, -90, wood, 12),
    line(width * 0.4, -4, width * 0.3, -90, wood, 12),
    form(-width * 0.42, -236, width * 0.84, 170, deepen(colour, 0.1), { r: 56 }),
    form(-width * 0.36, -226, width * 0.72, 130, lighten(colour, 0.05), { r: 46 }),
    form(-width * 0.46, -110, width * 0.92, 58, lighten(colour, 0.12), { r: 24 }),
    form(-width * 0.52, -158, 34, 104, colour, { r: 17 }),
    form(width * 0.52 - 34, -158, 34, 104, colour, { r: 17 }),
  ].join('');
}

/** A cane chair with a woven back, feet at the origin. */
export function caneChair(paint: Paint, seat: Hex, width = 170): string {
  const wood = paint.wood;
  const weave = lighten(paint.soil, 0.35);
  return [
    groundShadow(0, 0, width * 0.6),
    line(-width * 0.42, 0, -width * 0.38, -120, wood, 11),
    line(width * 0.42, 0, width * 0.38, -120, wood, 11),
    line(-width * 0.26, -14, -width * 0.26, -100, deepen(wood, 0.2), 9),
    line(width * 0.26, -14, width * 0.26, -100, deepen(wood, 0.2), 9),
    rect(-width * 0.4, -290, width * 0.8, 176, weave, { r: 44, stroke: wood, thick: 12 }),
    repeat(9, (index) =>
      line(
        -width * 0.34 + index * width * 0.085,
        -276,
        -width * 0.34 + index * width * 0.085,
        -126,
        deepen(weave, 0.3),
        2,
        { opacity: 0.5 },
      ),
    ),
    repeat(7, (index) =>
      line(-width * 0.36, -262 + index * 21, width * 0.36, -262 + index * 21, deepen(weave, 0.3), 2, { opacity: 0.5 }),
    ),
    form(-width * 0.46, -138, width * 0.92, 38, seat, { r: 18 }),
  ].join('');
}

/** A plain dining chair seen from the front or back, feet at the origin. */
export function diningChair(paint: Paint, colour: Hex, width = 110, height = 236): string {
  const wood = deepen(paint.wood, 0.08);
  return [
    groundShadow(0, 0, width * 0.62),
    line(-width * 0.42, 0, -width * 0.38, -height * 0.9, wood, 10),
    line(width * 0.42, 0, width * 0.38, -height * 0.9, wood, 10),
    form(-width * 0.46, -height, width * 0.92, height * 0.36, colour, { r: 20 }),
    form(-width * 0.5, -height * 0.5, width, 28, lighten(colour, 0.1), { r: 12 }),
  ].join('');
}

/** A bar stool, feet at the origin. */
export function stool(paint: Paint, colour: Hex, height: number): string {
  const wood = deepen(paint.wood, 0.1);
  return [
    groundShadow(0, 0, 52),
    line(-34, 0, -20, -height + 14, wood, 8),
    line(34, 0, 20, -height + 14, wood, 8),
    line(-28, -height * 0.34, 28, -height * 0.34, wood, 6),
    form(-46, -height, 92, 26, colour, { r: 13 }),
  ].join('');
}

/** An office chair on castors, seen from behind, feet at the origin. */
export function officeChair(paint: Paint, colour: Hex, scale = 1): string {
  const metal = deepen(paint.steel, 0.35);
  return `<g transform="scale(${scale})">${[
    groundShadow(0, 0, 84),
    line(0, -16, 0, -104, metal, 12),
    path('M-66 -6Q0 -44 66 -6', 'none', { stroke: metal, thick: 10 }),
    circle(-66, -6, 9, paint.charcoal),
    circle(66, -6, 9, paint.charcoal),
    circle(0, -8, 9, paint.charcoal),
    form(-76, -132, 152, 34, deepen(colour, 0.12), { r: 17 }),
    form(-68, -306, 136, 178, colour, { r: 42 }),
    line(-44, -210, 44, -210, lighten(colour, 0.25), 4),
    line(-86, -150, -86, -196, metal, 10),
    line(86, -150, 86, -196, metal, 10),
  ].join('')}</g>`;
}
