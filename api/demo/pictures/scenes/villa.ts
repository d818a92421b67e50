import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, type ClothName, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { block, flatRoof } from '../parts/building.ts';
import { hedge, tree } from '../parts/outdoors.ts';
import { backdrop, compoundWall, GROUND, streetGround, tiledRoof } from '../parts/street.ts';
import { car } from '../parts/vehicles.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, form, line, polygon, rect, repeat } from '../svg.ts';
import { countWord } from '../words.ts';
import { frontDoor } from './house.ts';

interface Row {
  count: number;
  tiled: boolean;
}

function villaRow(paint: Paint, random: Random, { count, tiled }: Row): string {
  const wall = random.pick([paint.white, paint.linen, mix(paint.soil, paint.linen, 0.4)]);
  const second = random.pick([
    mix(paint.clay, paint.linen, 0.25),
    mix(paint.leafLight, paint.linen, 0.4),
    mix(paint.wood, paint.linen, 0.2),
  ]);
  const pitch = 1180 / count;
  const width = pitch * 0.74;
  return repeat(count, (index) => {
    const x = 50 + index * pitch + pitch * 0.1;
    const y = GROUND - 70;
    const roof = tiled
      ? at(x - 24, y - 286, tiledRoof(paint, width + 62, 84, 60))
      : at(x, y - 290, flatRoof(paint, random, width, wall, 36, 0.8));
    return [
      rect(x - 10, y - 10, width + 60, 34, 'url(#shadow)'),
      at(
        x,
        y,
        block(paint, random, {
          width,
          floorHeight: 145,
          floors: 2,
          bays: 'bw',
          wall,
          second,
          trim: deepen(paint.wood, 0.05),
          railing: 'glass',
          side: 36,
        }),
      ),
      roof,
      rect(x + width * 0.54, y - 142, width * 0.42, 142, wall),
      at(x + width * 0.75, y, frontDoor(paint, paint.wood, 112)),
      form(x + width * 0.5, y - 152, width * 0.54, 13, paint.accent, { r: 3 }),
      rect(x + width * 0.52, y - 139, width * 0.5, 14, 'url(#under)'),
    ].join('');
  });
}

function gatehouse(paint: Paint): string {
  const wall = mix(paint.clay, paint.brick, 0.35);
  const pillar = (x: number): string =>
    form(x, -170, 60, 170, wall) +
    form(x - 8, -182, 76, 16, paint.linen) +
    circle(x + 30, -198, 17, paint.light.lamps ? '#FFE6AE' : paint.white) +
    (paint.light.lamps ? circle(x + 30, -198, 90, 'url(#glow)') : '');
  return [
    pillar(-330),
    pillar(270),
    form(-500, -150, 130, 150, paint.linen) +
      form(-516, -164, 162, 18, wall) +
      rect(-480, -120, 90, 66, paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.light.skyLow, 0.4)) +
      line(-435, -120, -435, -54, paint.white, 4),
    form(-268, -92, 26, 92, paint.charcoal, { r: 4 }),
    repeat(10, (index) =>
      polygon(
        [
          [-250 + index * 50, -84],
          [-200 + index * 50, -84],
          [-200 + index * 50, -70],
          [-250 + index * 50, -70],
        ],
        index % 2 === 0 ? paint.brick : paint.white,
      ),
    ),
    circle(-255, -77, 13, paint.charcoal),
  ].join('');
}

/** Villas in a gated community, behind their gate. */
export const sketchVilla: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const row: Row = { count: random.whole(2, 3), tiled: random.chance(0.5) };
  const kind = random.pick(['coconut', 'ashoka', 'gulmohar'] as const);
  const carName: ClothName = random.pick(CLOTH_NAMES);

  return {
    light: paint.light,
    words: `Gated community with ${countWord(row.count, 'double-storey villa')} under ${row.tiled ? 'tiled' : 'flat'} roofs, a guard cabin with a barrier and ${kind} trees, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.44],
      [paint.linen, 0.2],
      [paint.grass, 0.2],
      [paint.road, 0.16],
    ],
    draw: () => {
      const fence = mix(paint.clay, paint.linen, 0.4);
      return [
        backdrop(paint, random, 'hills'),
        repeat(4, (index) => at(40 + index * 400, GROUND - 66, tree(paint, random, kind, 380 + (index % 2) * 60))),
        rect(0, GROUND - 76, 1280, 90, paint.grass),
        villaRow(paint, random, row),
        streetGround(paint, mix(paint.grass, paint.leafLight, 0.3)),
        polygon(
          [
            [520, GROUND - 70],
            [760, GROUND - 70],
            [960, 902],
            [330, 902],
          ],
          paint.road,
        ),
        polygon(
          [
            [520, GROUND - 70],
            [760, GROUND - 70],
            [960, 902],
            [330, 902],
          ],
          'url(#down)',
        ),
        repeat(3, (index) =>
          polygon(
            [
              [636 - index * 2, GROUND - 40 + index * 46],
              [646 + index * 2, GROUND - 40 + index * 46],
              [650 + index * 2, GROUND - 18 + index * 46],
              [632 - index * 2, GROUND - 18 + index * 46],
            ],
            paint.linen,
            { opacity: 0.8 },
          ),
        ),
        at(0, 862, hedge(paint, random, 300, 80)),
        at(990, 862, hedge(paint, random, 300, 80)),
        at(0, 874, compoundWall(130, 80, fence)),
        at(980, 874, compoundWall(300, 80, lighten(fence, 0.05))),
        at(640, 880, gatehouse(paint)),
        at(1190, 880, tree(paint, random, kind, 420)),
        at(1000, 940, car(paint, cloth(paint, carName)), 0.95),
      ].join('');
    },
  };
};
