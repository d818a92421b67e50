import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten } from '../colour.ts';
import { nth } from '../cycle.ts';
import type { Paint } from '../paint.ts';
import { circle, ellipse, form, line, path, polygon, rect, repeat, stroke } from '../svg.ts';
import { carton } from './vehicles.ts';

/** A dressed bust on a stand, feet at the origin. */
export function mannequin(paint: Paint, colour: Hex, second: Hex): string {
  return [
    ellipse(4, 0, 46, 9, 'url(#shadow)'),
    line(0, 0, 0, -120, paint.brass, 6),
    form(-28, -8, 56, 8, paint.brass, { r: 4 }),
    path('M-40 -236Q-46 -180 -30 -150Q-54 -90 -62 -64H62Q54 -90 30 -150Q46 -180 40 -236Q0 -252 -40 -236Z', colour),
    path('M-40 -236Q-10 -190 34 -150L52 -84L20 -66Q-10 -170 -46 -214Z', second),
    path(
      'M-40 -236Q-46 -180 -30 -150Q-54 -90 -62 -64H62Q54 -90 30 -150Q46 -180 40 -236Q0 -252 -40 -236Z',
      'url(#form)',
    ),
    form(-9, -270, 18, 30, paint.soil, { r: 7 }),
  ].join('');
}

/** A rail with clothes on hangers, feet at the origin (middle). */
export function clothesRail(paint: Paint, random: Random, width: number): string {
  const pieces = Math.floor(width / 26);
  return [
    ellipse(0, 0, width * 0.56, 12, 'url(#shadow)'),
    stroke(`M${-width / 2} 0V-240H${width / 2}V0`, paint.charcoal, 8),
    repeat(pieces, (index) => {
      const x = -width / 2 + 16 + index * 26;
      const tall = random.between(110, 160);
      const colour = random.pick([paint.brick, paint.sky, paint.leaf, paint.sun, paint.linen, paint.rose]);
      return (
        line(x + 9, -240, x + 9, -226, paint.steel, 3) +
        form(x, -226, 20, tall, colour, { r: 6 }) +
        rect(x + 3, -226 + tall * 0.8, 14, 5, lighten(colour, 0.5))
      );
    }),
  ].join('');
}

/** A storage rack with cartons, feet at the origin (left end). */
export function storageRack(paint: Paint, random: Random, width: number, height: number, levels: number): string {
  const upright = paint.sky;
  const beam = deepen(paint.sun, 0.05);
  const gap = height / levels;
  return [
    rect(-8, -12, width + 30, 30, 'url(#shadow)'),
    rect(10, -height, width - 20, height, deepen(paint.wall, 0.42), { opacity: 0.35 }),
    repeat(levels, (level) => {
      const y = -level * gap - (level === 0 ? 4 : 0);
      const parts: string[] = [];
      for (let x = 22; x < width - 60; ) {
        const size = random.between(gap * 0.6, gap * 0.92);
        if (x + size > width - 14) break;
        parts.push(random.chance(0.86) ? carton(paint, x, y, size) : '');
        x += size + random.between(4, 18);
      }
      return (
        parts.join('') +
        (level === 0 ? '' : form(0, y, width, 12, beam, { r: 2 }) + rect(8, y + 12, width - 16, 12, 'url(#under)'))
      );
    }),
    form(0, -height, width, 12, beam, { r: 2 }),
    [0, width / 2 - 7, width - 14].map((x) => form(x, -height - 18, 14, height + 18, upright)).join(''),
  ].join('');
}

/** Crates of fruit and vegetables in two rows, from the origin to the right. */
export function crates(paint: Paint, count: number, size: number): string {
  return repeat(count, (index) => {
    const x = index * (size + 8);
    const colour = nth([paint.brick, paint.sun, paint.leafLight, paint.rose, paint.leaf], index);
    return (
      repeat(5, (fruit) =>
        circle(
          x + size * (0.14 + fruit * 0.18),
          -size * 0.48,
          size * 0.13,
          fruit % 2 === 0 ? colour : lighten(colour, 0.18),
        ),
      ) +
      form(x, -size * 0.46, size, size * 0.46, paint.wood, { r: 3 }) +
      line(x + 4, -size * 0.24, x + size - 4, -size * 0.24, deepen(paint.wood, 0.3), 3)
    );
  });
}

/** A striped awning; the origin is the left end of its upper edge. */
export function awning(paint: Paint, width: number, drop: number, colour: Hex): string {
  const stripes = Math.max(5, Math.round(width / 56));
  const wide = width / stripes;
  return (
    repeat(stripes, (index) => {
      const tone = index % 2 === 0 ? colour : paint.white;
      const x = index * wide;
      const flare = (share: number): number => (share - 0.5) * 36;
      const left = x + flare(index / stripes);
      const right = x + wide + flare((index + 1) / stripes);
      return (
        polygon(
          [
            [x, 0],
            [x + wide, 0],
            [right, drop],
            [left, drop],
          ],
          tone,
        ) + ellipse((left + right) / 2, drop, (right - left) / 2, 15, tone)
      );
    }) +
    polygon(
      [
        [0, 0],
        [width, 0],
        [width + 18, drop],
        [-18, drop],
      ],
      'url(#down)',
    ) +
    rect(-18, drop + 6, width + 36, 30, 'url(#under)')
  );
}
