import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, d, form, line, path, polygon, rect, repeat } from '../svg.ts';
import { groundShadow } from './ground-shadow.ts';
import { cushion } from './seating.ts';

export const HEADBOARDS = ['wooden', 'padded', 'cane'] as const;

type Headboard = (typeof HEADBOARDS)[number];

function headboard(paint: Paint, kind: Headboard, width: number, colour: Hex): string {
  const tall = 300;
  if (kind === 'padded') {
    const panels = 5;
    const wide = width / panels;
    return repeat(panels, (index) =>
      form(-width / 2 + index * wide + 2, -tall, wide - 4, tall - 30, lighten(colour, 0.1), { r: 22 }),
    );
  }
  if (kind === 'cane') {
    const weave = lighten(paint.soil, 0.35);
    return [
      rect(-width / 2, -tall, width, tall - 20, weave, { r: 34, stroke: paint.wood, thick: 16 }),
      repeat(27, (index) =>
        line(
          -width / 2 + 14 + (index * (width - 28)) / 26,
          -tall + 10,
          -width / 2 + 14 + (index * (width - 28)) / 26,
          -60,
          deepen(weave, 0.3),
          2,
          { opacity: 0.45 },
        ),
      ),
      repeat(10, (index) =>
        line(-width / 2 + 10, -tall + 18 + index * 22, width / 2 - 10, -tall + 18 + index * 22, deepen(weave, 0.3), 2, {
          opacity: 0.45,
        }),
      ),
    ].join('');
  }
  return [
    form(-width / 2, -tall + 26, width, tall - 40, paint.wood, { r: 10 }),
    form(-width / 2 - 10, -tall, width + 20, 32, deepen(paint.wood, 0.12), { r: 14 }),
    repeat(4, (index) =>
      rect(
        -width / 2 + 22 + (index * (width - 34)) / 4,
        -tall + 46,
        (width - 34) / 4 - 12,
        150,
        deepen(paint.wood, 0.1),
        { r: 6, opacity: 0.7 },
      ),
    ),
  ].join('');
}

interface Bedding {
  board: Headboard;
  width: number;
  /** Blanket colour. */
  cover: Hex;
}

/** A double bed seen from its foot, which is at the origin. */
export function doubleBed(paint: Paint, random: Random, { board, width, cover }: Bedding): string {
  const sheet = paint.white;
  const top = -196;
  const near = width * 1.14;
  const pillows = [-1, 1]
    .map((side) =>
      form(side * width * 0.24 - width * 0.2, top - 62, width * 0.4, 78, lighten(paint.linen, 0.4), { r: 30 }),
    )
    .join('');
  const fold = d`M${-width / 2 - 4} ${top + 44}Q0 ${top + 26} ${width / 2 + 4} ${top + 44}L${width * 0.52} ${top + 84}Q0 ${top + 68} ${-width * 0.52} ${top + 84}Z`;
  const stripes = repeat(3, (index) => {
    const y = top + 122 + index * 22;
    const half = width * 0.525 + index * 6;
    return path(d`M${-half} ${y}Q0 ${y - 12} ${half} ${y}`, 'none', {
      stroke: lighten(cover, 0.4),
      thick: index === 1 ? 9 : 4,
      opacity: 0.8,
    });
  });
  const blanket = d`M${-width * 0.52} ${top + 80}Q0 ${top + 64} ${width * 0.52} ${top + 80}L${near / 2} -66Q${near / 2 + 10} -30 ${near / 2 - 6} -22L${-near / 2 + 6} -22Q${-near / 2 - 10} -30 ${-near / 2} -66Z`;
  return [
    groundShadow(0, -4, near * 0.6, 44),
    headboard(paint, board, width * 1.06, mix(cover, paint.linen, 0.5)),
    polygon(
      [
        [-width / 2, top],
        [width / 2, top],
        [near / 2 - 10, -24],
        [-near / 2 + 10, -24],
      ],
      sheet,
    ),
    pillows,
    cushion(
      -width * 0.12,
      top + 26,
      84,
      random.pick([paint.accent, paint.sun]),
      random.pick(['dots', 'stripes', 'diamond'] as const),
      -6,
    ),
    cushion(width * 0.1, top + 28, 74, paint.second, random.pick(['dots', 'plain', 'diamond'] as const), 7),
    path(fold, lighten(sheet, 0.3)),
    path(blanket, cover),
    path(blanket, 'url(#form)'),
    stripes,
    rect(-near / 2, -66, near, 44, 'url(#down)', { r: 10 }),
    [-1, 1].map((side) => form(side * (near / 2 - 34) - 12, -24, 24, 24, deepen(paint.wood, 0.25))).join(''),
  ].join('');
}

/** A single bed seen from its long side, its head at the left, feet at the origin (left end). */
export function singleBed(paint: Paint, random: Random, width: number, cover: Hex): string {
  const wood = paint.wood;
  return [
    groundShadow(width / 2, 0, width * 0.55, 28),
    form(0, -190, 24, 190, wood, { r: 8 }),
    form(width - 22, -120, 22, 120, wood, { r: 8 }),
    form(14, -66, width - 28, 26, deepen(wood, 0.15)),
    form(18, -108, width - 36, 46, paint.white, { r: 14 }),
    form(30, -140, 104, 40, lighten(paint.linen, 0.35), { r: 18 }),
    path(
      d`M${width * 0.36} -116Q${width * 0.7} -124 ${width - 20} -112L${width - 22} -46Q${width * 0.66} -38 ${width * 0.34} -46Z`,
      cover,
    ),
    path(
      d`M${width * 0.36} -116Q${width * 0.7} -124 ${width - 20} -112L${width - 22} -46Q${width * 0.66} -38 ${width * 0.34} -46Z`,
      'url(#form)',
    ),
    repeat(3, (index) =>
      line(width * (0.48 + index * 0.16), -116, width * (0.475 + index * 0.16), -44, lighten(cover, 0.4), 5, {
        opacity: 0.7,
      }),
    ),
    random.chance(0.5) ? cushion(width * 0.28, -106, 56, paint.accent, 'dots', -8) : '',
  ].join('');
}

/** A bunk bed for two, feet at the origin (left end). */
export function bunkBed(paint: Paint, width: number, lower: Hex, upper: Hex): string {
  const wood = paint.wood;
  const berth = (y: number, cover: Hex): string =>
    [
      form(0, y + 42, width, 28, deepen(wood, 0.12), { r: 4 }),
      form(18, y, width - 36, 44, paint.white, { r: 14 }),
      form(30, y - 30, 96, 38, lighten(paint.linen, 0.35), { r: 18 }),
      form(width * 0.36, y - 8, width * 0.6, 52, cover, { r: 12 }),
      repeat(3, (index) => rect(width * (0.46 + index * 0.15), y - 6, 7, 48, lighten(cover, 0.4), { opacity: 0.7 })),
    ].join('');
  return [
    groundShadow(width / 2, 0, width * 0.56, 26),
    rect(18, -330, width - 36, 190, 'url(#under)', { opacity: 0.6 }),
    berth(-120, lower),
    berth(-390, upper),
    form(-4, -470, 24, 470, wood, { r: 8 }),
    form(width - 20, -470, 24, 470, wood, { r: 8 }),
    form(16, -430, width * 0.6, 16, wood, { r: 8 }),
    line(width * 0.74, 0, width * 0.74, -450, deepen(wood, 0.08), 11),
    line(width * 0.9, 0, width * 0.9, -450, deepen(wood, 0.08), 11),
    repeat(6, (index) => line(width * 0.74, -60 - index * 62, width * 0.9, -60 - index * 62, deepen(wood, 0.08), 10)),
    circle(width * 0.2, -300, 0, wood),
  ].join('');
}
