import type { Random } from '../../../../src/foundation/random/public.ts';
import { deepen, mix } from '../../colour.ts';
import { nth } from '../../cycle.ts';
import type { Paint } from '../../paint.ts';
import { tree } from '../../parts/outdoors.ts';
import { at, line, polygon, rect, repeat } from '../../svg.ts';

/** y of the line where the ground of a city picture begins. */
export const SHORE = 740;

export interface CityHint {
  /** Text for the alt text. */
  words: string;
  draw(paint: Paint, random: Random): string;
}

export const sandstone = (paint: Paint) => mix(paint.clay, paint.soil, 0.5);

export const marble = (paint: Paint) => mix(paint.white, paint.soil, 0.14);

export const lawn = (paint: Paint, y = SHORE): string =>
  rect(0, y, 1280, 960 - y, paint.grass) + rect(0, y, 1280, 60, 'url(#under)', { opacity: 0.5 });

export const avenue = (paint: Paint): string =>
  polygon(
    [
      [560, SHORE],
      [720, SHORE],
      [1010, 960],
      [270, 960],
    ],
    mix(paint.tile, paint.soil, 0.25),
  ) +
  repeat(4, (index) =>
    line(
      552 - index * index * 20 - index * 30,
      SHORE + 30 + index * 50,
      728 + index * index * 20 + index * 30,
      SHORE + 30 + index * 50,
      deepen(paint.soil, 0.1),
      2,
      { opacity: 0.4 },
    ),
  );

export const grove = (
  paint: Paint,
  random: Random,
  kinds: readonly Parameters<typeof tree>[2][],
  places: readonly (readonly [number, number, number])[],
): string => places.map(([x, y, height], index) => at(x, y, tree(paint, random, nth(kinds, index), height))).join('');
