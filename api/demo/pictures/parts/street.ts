import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, d, ellipse, form, line, path, polygon, rect, repeat, stroke } from '../svg.ts';
import { hills, sky, skyline } from './outdoors.ts';

/** y of the ground line of buildings in every outdoor scene. */
export const GROUND = 780;

/** Sky and a distant city or hills as background. */
export function backdrop(paint: Paint, random: Random, kind: 'city' | 'hills'): string {
  const { light } = paint;
  return [
    sky(paint, random, 1280, GROUND),
    kind === 'hills'
      ? hills(paint, random, 1280, GROUND, 260)
      : skyline(paint, random, {
          width: 1280,
          base: GROUND,
          low: 140,
          high: 360,
          colour: mix(light.far, light.skyLow, 0.3),
          windows: false,
        }),
    kind === 'hills'
      ? ''
      : skyline(paint, random, {
          width: 1280,
          base: GROUND,
          low: 60,
          high: 210,
          colour: mix(light.near, light.skyLow, 0.35),
          windows: true,
        }),
    repeat(15, (index) =>
      ellipse(
        index * 92 + random.between(-20, 20),
        GROUND,
        random.between(60, 96),
        random.between(34, 64),
        mix(paint.leaf, light.far, random.between(0.3, 0.6)),
      ),
    ),
  ].join('');
}

/** Grass, pavement and road before a building. */
export const streetGround = (paint: Paint, lawn: Hex = paint.grass): string =>
  rect(0, GROUND, 1280, 90, lawn) + rect(0, GROUND, 1280, 40, 'url(#under)', { opacity: 0.5 }) + pavementAndRoad(paint);

/** A pavement with a kerb, and the road in front of it. */
export function pavementAndRoad(paint: Paint): string {
  const kerb = lighten(paint.steel, 0.25);
  return [
    rect(0, 864, 1280, 26, mix(paint.tile, paint.steel, 0.35)),
    repeat(22, (index) => line(index * 62, 864, index * 62 - 14, 890, deepen(paint.steel, 0.1), 2, { opacity: 0.5 })),
    repeat(20, (index) => rect(index * 66, 888, 66, 13, index % 2 === 0 ? kerb : paint.charcoal)),
    rect(0, 900, 1280, 60, paint.road),
    rect(0, 900, 1280, 18, 'url(#under)', { opacity: 0.6 }),
    repeat(9, (index) => rect(index * 160 + 20, 934, 84, 7, paint.linen, { r: 3, opacity: 0.75 })),
  ].join('');
}

/** A compound wall from the origin to the right, standing on it. */
export function compoundWall(width: number, height: number, colour: Hex): string {
  const posts = Math.max(2, Math.round(width / 150));
  return [
    ellipse(width / 2, 2, width * 0.52, 12, 'url(#shadow)'),
    rect(0, -height, width, height, colour),
    rect(0, -height, width, height, 'url(#down)'),
    repeat(Math.floor(width / 44), (index) =>
      circle(index * 44 + 22, -height * 0.56, height * 0.13, deepen(colour, 0.2), { opacity: 0.6 }),
    ),
    form(-4, -height - 8, width + 8, 12, lighten(colour, 0.25), { r: 2 }),
    repeat(
      posts,
      (index) =>
        form((index * (width - 22)) / (posts - 1), -height - 14, 22, height + 14, lighten(colour, 0.08)) +
        form((index * (width - 22)) / (posts - 1) - 4, -height - 22, 30, 10, lighten(colour, 0.3), { r: 2 }),
    ),
  ].join('');
}

/** A double-leaf metal gate from the origin to the right, standing on it. */
export function gate(paint: Paint, width: number, height: number, colour: Hex): string {
  const half = width / 2;
  return [0, 1]
    .map((leaf) =>
      [
        repeat(Math.floor(half / 14), (index) =>
          line(
            leaf * half + 8 + index * 14,
            -height * (0.8 + 0.2 * Math.sin(((leaf === 0 ? index : half / 14 - index) / (half / 14)) * 1.57)),
            leaf * half + 8 + index * 14,
            -6,
            colour,
            5,
          ),
        ),
        line(leaf * half + 4, -height * 0.34, leaf * half + half - 4, -height * 0.34, colour, 6),
        line(leaf * half + 4, -10, leaf * half + half - 4, -10, colour, 6),
        circle(leaf * half + half / 2, -height * 0.5, 15, 'none', { stroke: paint.brass, thick: 4 }),
      ].join(''),
    )
    .join('');
}

/** A street lamp standing at the origin. */
export const streetLamp = (paint: Paint, height: number): string =>
  stroke(d`M0 0V${-height + 30}Q0 ${-height} 34 ${-height}H60`, paint.charcoal, 7) +
  form(44, -height - 4, 44, 11, paint.charcoal, { r: 5 }) +
  (paint.light.lamps ? circle(66, -height + 14, 120, 'url(#glow)') : '');

/** A paved path that widens from a door towards the viewer. */
export const gardenPath = (paint: Paint, x: number, width: number): string =>
  polygon(
    [
      [x - width / 2, GROUND],
      [x + width / 2, GROUND],
      [x + width * 0.72, 866],
      [x - width * 0.72, 866],
    ],
    mix(paint.tile, paint.soil, 0.25),
  ) +
  repeat(3, (index) =>
    line(
      x - width * (0.52 + index * 0.07),
      GROUND + 22 + index * 24,
      x + width * (0.52 + index * 0.07),
      GROUND + 22 + index * 24,
      deepen(paint.soil, 0.15),
      2,
      { opacity: 0.5 },
    ),
  );

/** A pitched roof of clay tiles; the origin is the left end of its eaves. */
export function tiledRoof(paint: Paint, width: number, height: number, inset: number): string {
  const tile = mix(paint.clay, paint.brick, 0.45);
  const rows = Math.max(3, Math.round(height / 20));
  return [
    path(d`M0 0L${inset} ${-height}H${width - inset}L${width} 0Z`, tile),
    repeat(rows - 1, (row) => {
      const share = (row + 1) / rows;
      return line(inset * share, -height * share, width - inset * share, -height * share, deepen(tile, 0.25), 3, {
        opacity: 0.6,
      });
    }),
    repeat(Math.floor(width / 26), (index) => {
      const share = (index + 0.5) / Math.floor(width / 26);
      return line(width * share, 0, inset + (width - inset * 2) * share, -height, deepen(tile, 0.2), 2, {
        opacity: 0.4,
      });
    }),
    path(d`M0 0L${inset} ${-height}H${width - inset}L${width} 0Z`, 'url(#form)'),
    form(inset - 8, -height - 8, width - inset * 2 + 16, 13, lighten(tile, 0.1), { r: 6 }),
    form(-8, -4, width + 16, 10, deepen(tile, 0.3), { r: 3 }),
  ].join('');
}
