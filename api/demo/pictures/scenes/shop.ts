import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { nth } from '../cycle.ts';
import { TIMES } from '../light.ts';
import { mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { outsideWindow } from '../parts/building.ts';
import { awning, crates, mannequin } from '../parts/goods.ts';
import { jars } from '../parts/kitchenware.ts';
import { tree } from '../parts/outdoors.ts';
import { PLANT_KINDS, pottedPlant, sprigVase } from '../parts/plants.ts';
import { pavementAndRoad, streetLamp } from '../parts/street.ts';
import { scooter } from '../parts/vehicles.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, form, line, polygon, rect, repeat } from '../svg.ts';

const AWNINGS = {
  red: (paint: Paint) => paint.brick,
  green: (paint: Paint) => paint.leaf,
  blue: (paint: Paint) => paint.sky,
  yellow: (paint: Paint) => paint.sun,
} as const satisfies Record<string, (paint: Paint) => Hex>;

const FOOT = 868;

const shutter = (paint: Paint, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, mix(paint.steel, paint.sky, 0.15)) +
  repeat(Math.floor(height / 16), (index) =>
    line(x, y + index * 16, x + width, y + index * 16, deepen(paint.steel, 0.22), 3, { opacity: 0.6 }),
  ) +
  form(x + width * 0.4, y + height - 22, width * 0.2, 9, paint.charcoal, { r: 4 }) +
  rect(x, y, width, height, 'url(#form)');

function display(paint: Paint, random: Random, goods: string, width: number): string {
  const light = paint.light.lamps ? '#FFE2AC' : mix(paint.linen, paint.sun, 0.12);
  const shelf = (y: number): string => form(20, y, width - 40, 9, paint.wood, { r: 2 });
  const stock: Record<string, string> = {
    'a grocery display': [0, 1, 2]
      .map((row) =>
        at(
          32,
          130 + row * 92,
          jars(paint, random, Math.floor((width - 60) / 46)) + form(-12, 0, width - 40, 9, paint.wood, { r: 2 }),
        ),
      )
      .join(''),
    'dressed mannequins': [0.24, 0.52, 0.8]
      .map((share, index) =>
        at(
          width * share,
          372,
          mannequin(
            paint,
            nth([paint.brick, paint.leaf, paint.sky], index),
            nth([paint.sun, paint.rose, paint.linen], index),
          ),
          1.06,
        ),
      )
      .join(''),
    'pots and flowers': [0, 1]
      .map(
        (row) =>
          repeat(4, (index) => at(width * (0.16 + index * 0.225), 172 + row * 160, sprigVase(paint, random, 116))) +
          shelf(172 + row * 160),
      )
      .join(''),
  };
  return [
    rect(0, 0, width, 380, light),
    rect(0, 0, width, 90, 'url(#under)', { opacity: 0.6 }),
    stock[goods] ?? '',
    polygon(
      [
        [width * 0.1, 380],
        [width * 0.42, 0],
        [width * 0.6, 0],
        [width * 0.28, 380],
      ],
      '#FFFFFF',
      { opacity: 0.2 },
    ),
    rect(0, 0, width, 380, 'none', { stroke: paint.charcoal, thick: 12 }),
    line(width / 2, 0, width / 2, 380, paint.charcoal, 6),
  ].join('');
}

/** A shop on a street: display window, open shutter, awning. */
export const sketchShop: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const colour = random.pick(Object.keys(AWNINGS) as (keyof typeof AWNINGS)[]);
  const goods = random.pick(['a grocery display', 'dressed mannequins', 'pots and flowers'] as const);
  const wall = random.pick([
    mix(paint.clay, paint.linen, 0.3),
    paint.linen,
    mix(paint.leafLight, paint.linen, 0.5),
    mix(paint.sun, paint.linen, 0.6),
  ]);

  return {
    light: paint.light,
    words: `Street shop with a ${colour} striped awning, ${goods} in the window, a glass door and living floors above, ${paint.light.words}`,
    ground: [
      [wall, 0.46],
      [AWNINGS[colour](paint), 0.12],
      [paint.linen, 0.2],
      [paint.road, 0.22],
    ],
    draw: () => {
      const stripe = AWNINGS[colour](paint);
      return [
        rect(0, 0, 1280, FOOT, wall),
        rect(0, 0, 1280, FOOT, 'url(#form)'),
        repeat(4, (index) => at(250 + index * 230, 64, outsideWindow(paint, random, 110, 130, paint.white))),
        form(0, 232, 1280, 18, lighten(wall, 0.3)),
        rect(0, 250, 1280, 22, 'url(#under)'),
        [0, 1160]
          .map(
            (x) =>
              rect(x, 272, 120, 90, mix(paint.accent, paint.charcoal, 0.2)) + shutter(paint, x, 372, 120, FOOT - 372),
          )
          .join(''),
        [124, 1130].map((x) => form(x, 250, 26, FOOT - 250, lighten(wall, 0.2))).join(''),
        form(150, 272, 980, 96, mix(stripe, paint.charcoal, 0.28), { r: 4 }),
        repeat(7, (index) =>
          circle(340 + index * 100, 320, index === 3 ? 26 : 9, index === 3 ? paint.sun : lighten(stripe, 0.5)),
        ) + circle(640, 320, 13, mix(stripe, paint.charcoal, 0.28)),
        rect(150, 368, 980, FOOT - 368, deepen(wall, 0.16)),
        at(180, 456, display(paint, random, goods, 560)),
        form(168, 838, 584, 30, paint.accentWall),
        rect(792, 456, 190, FOOT - 456, paint.light.lamps ? '#FFDFA4' : mix(paint.light.skyLow, paint.sky, 0.25)),
        rect(792, 456, 190, FOOT - 456, 'none', { stroke: paint.charcoal, thick: 12 }),
        polygon(
          [
            [800, FOOT],
            [880, 460],
            [930, 460],
            [850, FOOT],
          ],
          '#FFFFFF',
          { opacity: 0.22 },
        ),
        form(950, 640, 10, 90, paint.brass, { r: 5 }),
        form(1016, 520, 86, 300, mix(paint.wood, paint.linen, 0.1), { r: 4 }) +
          repeat(4, (index) => form(1026, 534 + index * 72, 66, 58, lighten(paint.wood, 0.2), { r: 3 })),
        at(150, 362, awning(paint, 980, 96, stripe)),
        paint.light.lamps ? circle(460, 560, 380, 'url(#glow)') : '',
        pavementAndRoad(paint),
        goods === 'a grocery display'
          ? at(190, 886, crates(paint, 5, 92))
          : at(210, 884, pottedPlant(paint, random, random.pick(PLANT_KINDS), 170)) +
            at(720, 884, pottedPlant(paint, random, random.pick(PLANT_KINDS), 170)),
        at(1090, 936, scooter(paint, random.pick([paint.leaf, paint.brick, paint.sky])), 1.3),
        at(40, 884, tree(paint, random, 'neem', 560)),
        at(1200, 886, streetLamp(paint, 520), -1, 1),
      ].join('');
    },
  };
};
