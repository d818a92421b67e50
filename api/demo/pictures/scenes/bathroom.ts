import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { roundMirror } from '../parts/decor.ts';
import { splashback } from '../parts/kitchenware.ts';
import { glow } from '../parts/lamps.ts';
import { fernPot, hangingPlant, PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { FLOOR, floorColour, room } from '../parts/room.ts';
import { windowInWall } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, ellipse, form, line, path, polygon, rect, repeat, stroke } from '../svg.ts';

function vanity(paint: Paint, random: Random, wood: boolean): string {
  const colour = wood ? paint.wood : paint.accentWall;
  return [
    ellipse(10, 0, 190, 22, 'url(#shadow)'),
    form(-160, -190, 320, 130, colour, { r: 6 }),
    line(0, -184, 0, -66, deepen(colour, 0.3), 4),
    circle(-16, -124, 6, paint.brass),
    circle(16, -124, 6, paint.brass),
    line(-140, -60, -140, 0, deepen(colour, 0.35), 10),
    line(140, -60, 140, 0, deepen(colour, 0.35), 10),
    form(-178, -210, 356, 24, paint.linen, { r: 5 }),
    path('M-84 -262H84Q78 -208 0 -208Q-78 -208 -84 -262Z', paint.white),
    path('M-84 -262H84Q78 -208 0 -208Q-78 -208 -84 -262Z', 'url(#form)'),
    stroke('M0 -262V-310Q0 -326 16 -326Q32 -326 32 -310', paint.brass, 8),
    at(
      -132,
      -210,
      form(-12, -40, 24, 40, paint.clay, { r: 5 }) +
        line(-4, -40, -12, -72, paint.leaf, 4) +
        line(4, -40, 10, -70, paint.sky, 4),
    ),
    at(126, -210, fernPot(paint, random, 84)),
  ].join('');
}

const toilet = (paint: Paint): string =>
  [
    ellipse(6, 0, 96, 18, 'url(#shadow)'),
    form(-62, -250, 124, 104, paint.white, { r: 12 }),
    rect(-14, -246, 28, 8, paint.steel, { r: 4 }),
    form(-70, -152, 140, 22, paint.white, { r: 10 }),
    path('M-64 -132H64Q60 -60 36 -44V0H-36V-44Q-60 -60 -64 -132Z', paint.white),
    path('M-64 -132H64Q60 -60 36 -44V0H-36V-44Q-60 -60 -64 -132Z', 'url(#form)'),
    rect(-64, -132, 128, 16, 'url(#under)'),
  ].join('');

const bucket = (paint: Paint, colour: Hex): string =>
  [
    ellipse(6, 0, 66, 14, 'url(#shadow)'),
    stroke('M-52 -96Q0 -160 52 -96', deepen(paint.steel, 0.2), 5),
    path('M-56 -98H56L42 0H-42Z', colour),
    path('M-56 -98H56L42 0H-42Z', 'url(#form)'),
    ellipse(0, -98, 56, 11, deepen(colour, 0.25)),
    form(30, -132, 44, 44, lighten(colour, 0.3), { r: 8 }),
  ].join('');

function shower(paint: Paint): string {
  return [
    rect(0, 40, 300, 672, mix(paint.light.skyLow, paint.tile, 0.6), { opacity: 0.35 }),
    stroke('M150 620V150Q150 116 184 116H206', paint.brass, 8),
    form(170, 116, 84, 13, paint.brass, { r: 6 }),
    repeat(6, (index) =>
      line(178 + index * 14, 140, 176 + index * 14, 250, '#FFFFFF', 2, { opacity: 0.5, dash: '10 12' }),
    ),
    circle(150, 420, 20, paint.brass),
    polygon(
      [
        [40, 712],
        [170, 40],
        [230, 40],
        [100, 712],
      ],
      '#FFFFFF',
      { opacity: 0.14 },
    ),
    form(292, 30, 10, 690, deepen(paint.brass, 0.05), { r: 4 }),
    form(-4, 706, 306, 16, paint.linen, { r: 3 }),
    circle(274, 420, 9, paint.brass),
  ].join('');
}

const towelOverRim = (colour: Hex): string =>
  form(-70, -182, 104, 104, colour, { r: 6 }) +
  rect(-70, -104, 104, 6, lighten(colour, 0.5)) +
  rect(-70, -92, 104, 4, lighten(colour, 0.5));

function tub(paint: Paint, random: Random): string {
  return [
    ellipse(10, 0, 290, 28, 'url(#shadow)'),
    stroke('M-210 -150V-268Q-210 -290 -186 -290Q-164 -290 -164 -268', paint.brass, 9),
    path('M-270 -160H270Q262 -14 150 -14H-150Q-262 -14 -270 -160Z', paint.white),
    path('M-270 -160H270Q262 -14 150 -14H-150Q-262 -14 -270 -160Z', 'url(#form)'),
    form(-284, -174, 568, 24, paint.white, { r: 12 }),
    [-150, 150].map((x) => form(x - 12, -16, 24, 16, paint.brass, { r: 5 })).join(''),
    towelOverRim(cloth(paint, random.pick(['mustard', 'teal', 'blue']))),
  ].join('');
}

/** A bathroom: basin and mirror, with a shower, a tub or a bucket bath. */
export const sketchBathroom: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const bath = random.pick(['glass shower', 'glass shower', 'bathtub', 'bucket bath'] as const);
  const tiles = random.pick(['bricks', 'upright', 'diamonds'] as const);
  const floor = random.pick(['stone floor', 'patterned tiles', 'terracotta floor'] as const);
  const wood = random.chance(0.6);
  const tile = random.pick([
    lighten(paint.leafLight, 0.55),
    paint.white,
    lighten(paint.sky, 0.62),
    lighten(paint.clay, 0.6),
    lighten(paint.sun, 0.62),
  ]);

  return {
    light: paint.light,
    words: `Bathroom with a ${bath}, a basin on a ${wood ? 'wooden' : 'painted'} cabinet, a round mirror and tiled walls, ${paint.light.words}`,
    ground: [
      [tile, 0.42],
      [paint.wall, 0.22],
      [floorColour(paint, floor), 0.26],
      [paint.wood, 0.08],
    ],
    draw: () => {
      const basinX = bath === 'bathtub' ? 300 : 640;
      const towel = cloth(paint, random.pick(['rust', 'mustard', 'teal', 'rose', 'green']));
      const bathing = {
        'glass shower': at(34, 0, shower(paint)) + at(1070, 726, toilet(paint)),
        bathtub:
          at(870, 850, tub(paint, random), 1.1) +
          at(1216, 790, pottedPlant(paint, random, random.pick(PLANT_KINDS), 330)),
        'bucket bath':
          stroke('M150 560V250Q150 220 184 220H206', paint.brass, 8) +
          form(172, 220, 80, 13, paint.brass, { r: 6 }) +
          circle(150, 480, 18, paint.brass) +
          at(210, 800, bucket(paint, cloth(paint, 'blue')), 1.15) +
          at(70, 816, bathStool(paint)) +
          at(1070, 726, toilet(paint)),
      }[bath];
      return [
        room(paint, random, { wall: 'plain', floor, left: 0, right: 40 }),
        splashback(0, 262, 1240, FLOOR - 262 - 6, tile, paint.accent, tiles),
        form(0, 252, 1240, 13, mix(paint.accent, tile, 0.2)),
        windowInWall(
          paint,
          random,
          bath === 'bathtub'
            ? { x: 700, y: 120, width: 320, height: 250 }
            : { x: 930, y: 100, width: 210, height: 190 },
          { kind: 'wide window' },
        ),
        roundMirror(paint, basinX, 300, 112),
        [-1, 1]
          .map((side) =>
            at(
              basinX + side * 164,
              300,
              form(-6, 22, 12, 26, paint.brass) +
                form(-16, -26, 32, 56, paint.light.lamps ? '#FFEBC0' : paint.linen, { r: 14 }) +
                glow(paint, 0, 0, 120),
            ),
          )
          .join(''),
        at(basinX, 742, vanity(paint, random, wood), 1.05),
        bathing,
        at(
          bath === 'bathtub' ? 520 : 848,
          430,
          form(0, 0, 120, 8, paint.brass, { r: 4 }) +
            form(16, 4, 84, 150, towel, { r: 4 }) +
            rect(16, 118, 84, 7, lighten(towel, 0.5)) +
            rect(16, 132, 84, 4, lighten(towel, 0.5)),
        ),
        polygon(
          [
            [420, 900],
            [760, 900],
            [800, 946],
            [380, 946],
          ],
          mix(towel, paint.linen, 0.35),
        ),
        polygon(
          [
            [440, 908],
            [742, 908],
            [770, 938],
            [412, 938],
          ],
          'none',
          { stroke: lighten(towel, 0.5), thick: 5 },
        ),
        bath === 'bathtub'
          ? at(1150, 0, hangingPlant(paint, random, 110, 130))
          : at(420, 0, hangingPlant(paint, random, 100, 120)),
      ].join('');
    },
  };
};

const bathStool = (paint: Paint): string =>
  ellipse(4, 0, 56, 12, 'url(#shadow)') +
  line(-32, 0, -28, -70, deepen(paint.wood, 0.15), 9) +
  line(32, 0, 28, -70, deepen(paint.wood, 0.15), 9) +
  form(-46, -84, 92, 20, paint.wood, { r: 6 });
