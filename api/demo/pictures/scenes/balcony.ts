import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, lighten, mix } from '../colour.ts';
import { nth } from '../cycle.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { jaali } from '../parts/decor.ts';
import { groundShadow } from '../parts/ground-shadow.ts';
import { hedge, sky, skyline } from '../parts/outdoors.ts';
import { fernPot, hangingPlant, PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { caneChair, cushion } from '../parts/seating.ts';
import { cup, pedestalTable } from '../parts/tables.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, d, form, line, polygon, rect, repeat, stroke } from '../svg.ts';
import { countWord } from '../words.ts';

const EDGE = 700;

function railing(paint: Paint, kind: 'metal' | 'glass' | 'jaali'): string {
  const metal = deepen(paint.charcoal, 0.05);
  if (kind === 'glass')
    return (
      rect(0, 452, 1280, EDGE - 452, mix(paint.light.skyLow, paint.sky, 0.2), { opacity: 0.42 }) +
      repeat(
        5,
        (index) =>
          form(index * 300 + 30, 446, 12, EDGE - 446, paint.steel) +
          polygon(
            [
              [index * 300 + 90, EDGE],
              [index * 300 + 180, 452],
              [index * 300 + 216, 452],
              [index * 300 + 126, EDGE],
            ],
            '#FFFFFF',
            { opacity: 0.2 },
          ),
      ) +
      form(0, 438, 1280, 18, paint.wood, { r: 6 })
    );
  if (kind === 'jaali')
    return (
      jaali(0, 470, 1280, EDGE - 470, paint.clay, 58) + form(0, 444, 1280, 30, lighten(paint.clay, 0.15), { r: 4 })
    );
  return (
    repeat(33, (index) => line(index * 40 + 10, 452, index * 40 + 10, EDGE, metal, 6)) +
    repeat(17, (index) => circle(index * 80 + 30, 496, 15, 'none', { stroke: metal, thick: 4 })) +
    line(0, 520, 1280, 520, metal, 5) +
    form(0, 440, 1280, 16, paint.wood, { r: 6 })
  );
}

function swing(paint: Paint, random: Random): string {
  const rope = deepen(paint.soil, 0.25);
  return [
    groundShadow(0, 830, 230, 26),
    line(-180, 40, -180, 640, rope, 6),
    line(180, 40, 180, 640, rope, 6),
    form(-214, 520, 428, 86, lighten(paint.wood, 0.08), { r: 12 }),
    repeat(9, (index) => rect(-190 + index * 44, 530, 18, 66, deepen(paint.wood, 0.18), { r: 5, opacity: 0.6 })),
    form(-220, 640, 440, 34, paint.wood, { r: 12 }),
    form(-204, 616, 408, 34, cloth(paint, random.pick(CLOTH_NAMES)), { r: 14 }),
    cushion(-140, 618, 92, paint.accent, 'diamond', -6),
    cushion(130, 618, 86, paint.sun, 'stripes', 7),
  ].join('');
}

/** A balcony that looks over the city: railing, plants, and a chair, a pair of chairs or a swing. */
export const sketchBalcony: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const rail = random.pick(['metal', 'glass', 'jaali'] as const);
  const seat = random.pick(['a cane chair and a small table', 'two cane chairs', 'a wooden swing'] as const);
  const plants = random.whole(3, 5);
  const bulbs = random.chance(0.5);
  const floor = random.pick([paint.clay, paint.floor, mix(paint.steel, paint.tile, 0.5)]);

  return {
    light: paint.light,
    words: `Balcony with ${seat}, ${countWord(plants, 'plant')} and ${rail === 'jaali' ? 'a jaali parapet' : `a ${rail} railing`}, over the city, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.44],
      [paint.light.near, 0.16],
      [floor, 0.26],
      [paint.wall, 0.12],
    ],
    draw: () => {
      const cover = cloth(paint, random.pick(CLOTH_NAMES));
      const wallRight = random.chance(0.5);
      const places = [90, 1190, 300, 1020, seat === 'a wooden swing' ? 1104 : 660];
      const chairs = {
        'a cane chair and a small table':
          at(520, 850, caneChair(paint, cover), 1.25) +
          at(
            760,
            850,
            pedestalTable(paint, 190, 150) + at(-20, -156, cup(paint), 1.2) + at(40, -156, fernPot(paint, random, 70)),
          ),
        'two cane chairs':
          at(430, 850, caneChair(paint, cover), 1.2) +
          at(860, 850, caneChair(paint, cover), 1.2) +
          at(
            645,
            870,
            pedestalTable(paint, 190, 140) + at(-24, -146, cup(paint), 1.2) + at(30, -146, cup(paint, paint.clay), 1.2),
          ),
        'a wooden swing': at(640, 40, swing(paint, random)),
      }[seat];
      return [
        sky(paint, random, 1280, 640),
        skyline(paint, random, {
          width: 1280,
          base: 640,
          low: 190,
          high: 430,
          colour: paint.light.far,
          windows: false,
        }),
        skyline(paint, random, {
          width: 1280,
          base: 660,
          low: 90,
          high: 290,
          colour: mix(paint.light.near, paint.light.skyLow, 0.15),
          windows: true,
        }),
        at(0, 700, hedge(paint, random, 1280, 150)),
        railing(paint, rail),
        rect(0, EDGE, 1280, 260, floor),
        repeat(13, (index) =>
          line(640 + (index - 6) * 130, EDGE, 640 + (index - 6) * 230, 960, deepen(floor, 0.25), 2, { opacity: 0.4 }),
        ),
        repeat(4, (index) =>
          line(
            0,
            EDGE + 36 + index * index * 20 + index * 34,
            1280,
            EDGE + 36 + index * index * 20 + index * 34,
            deepen(floor, 0.25),
            2,
            { opacity: 0.4 },
          ),
        ),
        form(0, EDGE - 10, 1280, 22, lighten(paint.trim, 0.2)),
        rect(0, EDGE + 12, 1280, 40, 'url(#under)'),
        paint.light.lamps
          ? ''
          : polygon(
              [
                [120, EDGE + 12],
                [560, EDGE + 12],
                [900, 960],
                [340, 960],
              ],
              'url(#beam)',
              { opacity: 0.7 },
            ),
        wallRight
          ? polygon(
              [
                [1280, 0],
                [1150, 40],
                [1150, EDGE],
                [1280, 800],
              ],
              paint.wall,
            ) +
            polygon(
              [
                [1280, 0],
                [1150, 40],
                [1150, EDGE],
                [1280, 800],
              ],
              'url(#right)',
            )
          : polygon(
              [
                [0, 0],
                [130, 40],
                [130, EDGE],
                [0, 800],
              ],
              paint.wall,
            ) +
            polygon(
              [
                [0, 0],
                [130, 40],
                [130, EDGE],
                [0, 800],
              ],
              'url(#left)',
            ),
        polygon(
          [
            [0, 0],
            [1280, 0],
            [1150, 40],
            [130, 40],
          ],
          paint.ceiling,
        ),
        places
          .slice(0, plants)
          .map((x, index) =>
            at(
              x,
              index < 2 ? 850 : 736,
              pottedPlant(paint, random, nth(PLANT_KINDS, index + random.whole(0, 4)), index < 2 ? 360 : 210),
            ),
          )
          .join(''),
        chairs,
        bulbs ? lightChain(paint) : at(wallRight ? 240 : 1040, 30, hangingPlant(paint, random, 90, 150)),
      ].join('');
    },
  };
};

function lightChain(paint: Paint): string {
  const bulb = paint.light.lamps ? '#FFE6AE' : paint.sun;
  return (
    stroke(d`M130 60Q390 190 640 70Q900 190 1150 60`, paint.charcoal, 3) +
    repeat(17, (index) => {
      const share = (index + 0.5) / 17;
      const x = 130 + share * 1020;
      const half = share < 0.5 ? share * 2 : (share - 0.5) * 2;
      const y = 62 + 4 * half * (1 - half) * 64 + 8;
      return circle(x, y + 8, 9, bulb) + (paint.light.lamps ? circle(x, y + 8, 46, 'url(#glow)') : '');
    })
  );
}
