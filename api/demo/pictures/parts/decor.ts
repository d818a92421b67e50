import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { nth } from '../cycle.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, ellipse, form, line, path, polygon, rect, repeat } from '../svg.ts';
import { leaf } from './plants.ts';

export const RUG_KINDS = ['striped', 'round', 'bordered', 'dhurrie'] as const;

type RugKind = (typeof RUG_KINDS)[number];

/** A rug on the floor in perspective; its middle is at the origin. */
export function rug(paint: Paint, kind: RugKind, width: number, depth: number): string {
  const base = mix(paint.linen, paint.accent, kind === 'bordered' ? 0.12 : 0.22);
  if (kind === 'round') {
    return [1, 0.86, 0.7, 0.5, 0.26]
      .map((share, index) =>
        ellipse(
          0,
          0,
          (width / 2) * share,
          (depth / 2) * share,
          nth([base, lighten(paint.accent, 0.25), base, mix(paint.second, base, 0.4), base], index),
        ),
      )
      .join('');
  }
  const lean = width * 0.07;
  const band = (from: number, to: number, colour: Hex, inset = 0): string => {
    const edge = (share: number): number => width / 2 - lean * (1 - share) - inset;
    const y = (share: number): number => -depth / 2 + depth * share;
    return polygon(
      [
        [-edge(from), y(from)],
        [edge(from), y(from)],
        [edge(to), y(to)],
        [-edge(to), y(to)],
      ],
      colour,
    );
  };
  const fringe = [-1, 1]
    .map((side) =>
      repeat(9, (index) => {
        const share = index / 8;
        const x = side * (width / 2 - lean * (1 - share));
        return line(x, -depth / 2 + depth * share, x + side * 13, -depth / 2 + depth * share + 2, paint.linen, 4);
      }),
    )
    .join('');
  const inside = {
    striped:
      band(0.12, 0.24, paint.accent) +
      band(0.3, 0.36, paint.second) +
      band(0.62, 0.68, paint.second) +
      band(0.74, 0.88, paint.accent),
    bordered:
      band(0.07, 0.93, paint.accent, 20) +
      band(0.14, 0.86, base, 38) +
      band(0.19, 0.81, lighten(paint.second, 0.2), 52) +
      band(0.23, 0.77, base, 62),
    dhurrie:
      band(0.08, 0.14, paint.second) +
      repeat(9, (index) =>
        at(
          (index - 4) * width * 0.095,
          0,
          polygon(
            [
              [0, -depth * 0.2],
              [width * 0.042, 0],
              [0, depth * 0.22],
              [-width * 0.042, 0],
            ],
            index % 2 === 0 ? paint.accent : mix(paint.second, base, 0.25),
          ),
        ),
      ) +
      band(0.86, 0.92, paint.second),
  }[kind];
  return fringe + band(0, 1, base) + inside;
}

const MOTIFS: ((paint: Paint, random: Random, width: number, height: number) => string)[] = [
  (paint, _random, width, height) =>
    circle(width * 0.5, height * 0.4, width * 0.22, paint.sun) +
    path(
      d`M0 ${height * 0.62}Q${width * 0.3} ${height * 0.46} ${width * 0.6} ${height * 0.62}T${width} ${height * 0.58}V${height}H0Z`,
      mix(paint.brick, paint.clay, 0.4),
    ) +
    path(d`M0 ${height * 0.78}Q${width * 0.4} ${height * 0.64} ${width} ${height * 0.8}V${height}H0Z`, paint.leaf),
  (paint, _random, width, height) =>
    [0.92, 0.68, 0.44]
      .map((share, index) =>
        path(
          d`M${width * (0.5 - share * 0.4)} ${height}V${height * (0.95 - share * 0.55)}A${width * share * 0.4} ${width * share * 0.4} 0 0 1 ${width * (0.5 + share * 0.4)} ${height * (0.95 - share * 0.55)}V${height}Z`,
          nth([paint.clay, paint.sun, paint.linen], index),
        ),
      )
      .join(''),
  (paint, _random, width, height) =>
    at(
      width * 0.5,
      height * 0.94,
      [-52, -26, 0, 26, 52]
        .map((angle) => leaf(height * (0.8 - Math.abs(angle) * 0.005), width * 0.09, angle, paint.leaf))
        .join(''),
    ),
  (paint, _random, width, height) =>
    rect(0, height * 0.5, width, height * 0.5, mix(paint.sky, paint.paper, 0.2)) +
    circle(width * 0.62, height * 0.34, width * 0.16, paint.brick) +
    line(0, height * 0.62, width, height * 0.62, paint.paper, 4) +
    line(width * 0.1, height * 0.74, width * 0.9, height * 0.74, paint.paper, 4),
  (paint, _random, width, height) =>
    repeat(9, (index) =>
      circle(
        width * (0.22 + (index % 3) * 0.28),
        height * (0.22 + Math.floor(index / 3) * 0.28),
        width * 0.1,
        nth([paint.brick, paint.sun, paint.leaf], index + Math.floor(index / 3)),
      ),
    ),
];

/** A framed picture whose upper left corner is at (x, y). */
function framed(paint: Paint, random: Random, x: number, y: number, width: number, height: number): string {
  const frame = random.pick([paint.wood, paint.charcoal, paint.brass, paint.white]);
  return [
    rect(x + 7, y + 9, width, height, '#2B1D17', { opacity: 0.14 }),
    rect(x, y, width, height, frame),
    rect(x + 9, y + 9, width - 18, height - 18, paint.paper),
    `<svg x="${Math.round(x + 24)}" y="${Math.round(y + 24)}" width="${Math.round(width - 48)}" height="${Math.round(height - 48)}">${rect(0, 0, width, height, paint.linen)}${random.pick(MOTIFS)(paint, random, width - 48, height - 48)}</svg>`,
  ].join('');
}

/** One large picture, a pair or a group of three, centred on (x, y). */
export function pictureGroup(paint: Paint, random: Random, x: number, y: number, count: number, scale = 1): string {
  const sizes: Record<number, [number, number, number, number][]> = {
    1: [[-130, -90, 260, 180]],
    2: [
      [-170, -105, 156, 210],
      [14, -105, 156, 210],
    ],
    3: [
      [-200, -110, 170, 220],
      [-8, -110, 208, 128],
      [-8, 38, 120, 72 + 8],
    ],
  };
  return at(
    x,
    y,
    (sizes[count] ?? []).map(([left, top, width, height]) => framed(paint, random, left, top, width, height)).join(''),
    scale,
  );
}

/** A round mirror in a brass ring, centred at (x, y). */
export function roundMirror(paint: Paint, x: number, y: number, radius: number): string {
  const glass = mix(paint.light.skyLow, paint.wall, 0.35);
  return [
    circle(x + 7, y + 9, radius, '#2B1D17', { opacity: 0.14 }),
    circle(x, y, radius, paint.brass),
    circle(x, y, radius - 10, glass),
    path(
      d`M${x - radius * 0.55} ${y + radius * 0.45}L${x + radius * 0.3} ${y - radius * 0.7}L${x + radius * 0.52} ${y - radius * 0.55}L${x - radius * 0.3} ${y + radius * 0.66}Z`,
      '#FFFFFF',
      { opacity: 0.35 },
    ),
  ].join('');
}

/** Books standing from the origin to the right, `width` px of them, on a shelf. */
export function bookRow(paint: Paint, random: Random, width: number, tallest: number): string {
  const parts: string[] = [];
  for (let x = 0; x < width - 10; ) {
    const wide = random.between(10, 20);
    const tall = tallest * random.between(0.65, 1);
    parts.push(
      form(
        x,
        -tall,
        wide,
        tall,
        random.pick([paint.brick, paint.sky, paint.leaf, paint.sun, paint.linen, paint.clay, paint.charcoal]),
        { r: 2 },
      ),
    );
    parts.push(rect(x + 3, -tall * 0.8, wide - 6, 4, paint.linen, { opacity: 0.7 }));
    x += wide + 1;
  }
  return parts.join('');
}

/** A jaali: a pierced screen of diamonds, from its upper left corner. */
export function jaali(x: number, y: number, width: number, height: number, colour: Hex, cell = 34): string {
  const columns = Math.round(width / cell);
  const rows = Math.round(height / cell);
  const w = width / columns;
  const h = height / rows;
  const hole = deepen(colour, 0.42);
  return (
    rect(x, y, width, height, colour) +
    repeat(columns * rows, (index) => {
      const cx = x + ((index % columns) + 0.5) * w;
      const cy = y + (Math.floor(index / columns) + 0.5) * h;
      return polygon(
        [
          [cx, cy - h * 0.38],
          [cx + w * 0.38, cy],
          [cx, cy + h * 0.38],
          [cx - w * 0.38, cy],
        ],
        hole,
        { opacity: 0.55 },
      );
    })
  );
}
