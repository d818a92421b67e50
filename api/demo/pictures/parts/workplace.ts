import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, form, line, polygon, rect, repeat } from '../svg.ts';
import { cup } from './tables.ts';

/** A monitor on its foot, standing at the origin, with a chart or text on the screen. */
function monitor(paint: Paint, random: Random): string {
  const screen = mix(paint.light.skyLow, paint.sky, random.pick([0.15, 0.55]));
  const content = random.chance(0.5)
    ? repeat(5, (index) =>
        rect(
          -46 + index * 20,
          -58 - index * 7 - random.between(0, 20),
          12,
          20 + index * 7,
          random.pick([paint.leaf, paint.sun, paint.brick]),
        ),
      )
    : repeat(4, (index) =>
        rect(-50, -116 + index * 18, random.between(40, 96), 7, paint.paper, { r: 3, opacity: 0.85 }),
      );
  return [
    form(-34, -6, 68, 7, paint.charcoal, { r: 3 }),
    rect(-6, -34, 12, 30, paint.charcoal),
    form(-70, -134, 140, 102, paint.charcoal, { r: 8 }),
    rect(-62, -126, 124, 84, screen),
    content,
    polygon(
      [
        [-62, -42],
        [-10, -126],
        [26, -126],
        [-26, -42],
      ],
      '#FFFFFF',
      { opacity: 0.15 },
    ),
  ].join('');
}

/** An open laptop, standing at the origin. */
export const laptop = (paint: Paint): string =>
  polygon(
    [
      [-44, -58],
      [44, -58],
      [48, -6],
      [-48, -6],
    ],
    paint.charcoal,
  ) +
  polygon(
    [
      [-38, -52],
      [38, -52],
      [42, -10],
      [-42, -10],
    ],
    mix(paint.sky, paint.paper, 0.5),
  ) +
  form(-58, -6, 116, 8, paint.steel, { r: 3 });

/** Two or more desks in a row with monitors and cups; the row's middle is the origin. */
export function deskRow(paint: Paint, random: Random, seats: number, wood: Hex): string {
  const width = seats * 270;
  return [
    rect(-width / 2, -12, width, 30, 'url(#shadow)'),
    repeat(seats + 1, (index) =>
      form(-width / 2 + (index * (width - 14)) / seats, -150, 14, 150, deepen(paint.steel, 0.1)),
    ),
    rect(-width / 2 + 14, -140, width - 28, 60, mix(paint.accentWall, paint.charcoal, 0.1), { opacity: 0.7 }),
    form(-width / 2 - 8, -164, width + 16, 18, wood, { r: 4 }),
    repeat(seats, (index) =>
      at(
        -width / 2 + 135 + index * 270,
        -164,
        monitor(paint, random) + at(94, 0, cup(paint, random.pick([paint.brick, paint.leaf, paint.brass]))),
      ),
    ),
  ].join('');
}

/** A white board with notes, from its upper left corner. */
export const noteBoard = (paint: Paint, random: Random, width: number, height: number): string =>
  [
    rect(6, 8, width, height, '#2B1D17', { opacity: 0.12 }),
    form(0, 0, width, height, paint.steel, { r: 5 }),
    rect(8, 8, width - 16, height - 16, paint.white),
    repeat(6, (index) =>
      rect(
        24 + (index % 3) * (width * 0.29),
        26 + Math.floor(index / 3) * (height * 0.42),
        width * 0.2,
        height * 0.28,
        random.pick([paint.sun, paint.rose, paint.leafLight, lighten(paint.sky, 0.4)]),
        { turn: [random.between(-4, 4), 24 + (index % 3) * width * 0.29, 40] },
      ),
    ),
  ].join('');

/** A glass partition with a frame, from its upper left corner. */
export function glassPartition(paint: Paint, width: number, height: number, panes: number): string {
  const wide = width / panes;
  return (
    rect(0, 0, width, height, mix(paint.light.skyLow, paint.leafLight, 0.2), { opacity: 0.34 }) +
    repeat(panes, (index) =>
      polygon(
        [
          [index * wide + wide * 0.2, height],
          [index * wide + wide * 0.6, 0],
          [index * wide + wide * 0.8, 0],
          [index * wide + wide * 0.4, height],
        ],
        '#FFFFFF',
        { opacity: 0.18 },
      ),
    ) +
    repeat(panes + 1, (index) => form(index * wide - 5, 0, 10, height, paint.charcoal)) +
    form(-5, -6, width + 10, 12, paint.charcoal) +
    form(-5, height * 0.44, width + 10, 7, paint.charcoal)
  );
}

/** A long ceiling light at the origin (middle), on two cords. */
export const linearLight = (paint: Paint, width: number, cord: number): string =>
  line(-width * 0.4, 0, -width * 0.4, cord, paint.charcoal, 3) +
  line(width * 0.4, 0, width * 0.4, cord, paint.charcoal, 3) +
  form(-width / 2, cord, width, 16, paint.charcoal, { r: 6 }) +
  rect(-width / 2 + 6, cord + 14, width - 12, 6, paint.light.lamps ? '#FFF0C9' : paint.paper, { r: 3 }) +
  (paint.light.lamps ? `<ellipse cx="0" cy="${cord + 30}" rx="${width * 0.7}" ry="130" fill="url(#glow)"/>` : '');

/** A wall of bricks, from its upper left corner. */
export function brickWall(paint: Paint, random: Random, width: number, height: number): string {
  const base = mix(paint.brick, paint.clay, 0.45);
  const seam = mix(base, paint.paper, 0.3);
  const rows = Math.floor(height / 30);
  return (
    rect(0, 0, width, height, base) +
    repeat(
      rows,
      (row) =>
        line(0, row * 30, width, row * 30, seam, 2, { opacity: 0.7 }) +
        repeat(Math.ceil(width / 84), (index) =>
          line(index * 84 + (row % 2) * 42, row * 30, index * 84 + (row % 2) * 42, row * 30 + 30, seam, 2, {
            opacity: 0.7,
          }),
        ),
    ) +
    repeat(34, () =>
      rect(
        Math.floor(random.between(0, width / 84)) * 84 + 2,
        random.whole(0, rows - 1) * 30 + 2,
        38,
        26,
        random.chance(0.5) ? deepen(base, 0.12) : lighten(base, 0.12),
        { opacity: 0.6 },
      ),
    )
  );
}

/** A wall clock centred at the origin. */
export const wallClock = (paint: Paint): string =>
  circle(4, 6, 46, '#2B1D17', { opacity: 0.14 }) +
  circle(0, 0, 46, paint.charcoal) +
  circle(0, 0, 39, paint.paper) +
  line(0, 0, 0, -25, paint.charcoal, 5) +
  line(0, 0, 19, 10, paint.charcoal, 4);
