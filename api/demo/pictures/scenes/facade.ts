import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { block, flatRoof, type Railing } from '../parts/building.ts';
import { hedge, TREE_KINDS, tree } from '../parts/outdoors.ts';
import { backdrop, compoundWall, GROUND, gardenPath, gate, streetGround, streetLamp } from '../parts/street.ts';
import { car, scooter } from '../parts/vehicles.ts';
import type { Sketcher } from '../sketch.ts';
import { at, form, line, rect, repeat } from '../svg.ts';

const WALLS = {
  cream: (paint: Paint) => paint.linen,
  terracotta: (paint: Paint) => mix(paint.clay, paint.linen, 0.18),
  sage: (paint: Paint) => mix(paint.leafLight, paint.linen, 0.45),
  'sand-coloured': (paint: Paint) => mix(paint.soil, paint.linen, 0.35),
  'pale blue': (paint: Paint) => mix(paint.sky, paint.linen, 0.62),
  white: (paint: Paint) => paint.white,
} as const satisfies Record<string, (paint: Paint) => Hex>;

/** Parked cars between columns under the first floor. */
function stilts(paint: Paint, random: Random, width: number, height: number, wall: Hex): string {
  const columns = 5;
  return [
    rect(0, -height, width, height, deepen(wall, 0.5)),
    rect(0, -height, width, height * 0.5, 'url(#under)'),
    at(width * 0.26, 0, car(paint, cloth(paint, random.pick(CLOTH_NAMES))), 0.62),
    at(width * 0.8, 0, car(paint, cloth(paint, random.pick(CLOTH_NAMES))), -0.62, 0.62),
    repeat(columns, (index) => form((index * (width - 24)) / (columns - 1), -height, 24, height, lighten(wall, 0.1))),
    form(-8, -height - 8, width + 16, 14, lighten(wall, 0.2)),
  ].join('');
}

function entrance(paint: Paint, wall: Hex): string {
  return [
    form(-58, -128, 116, 128, deepen(wall, 0.12)),
    rect(-44, -112, 88, 112, paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.charcoal, 0.3)),
    line(0, -112, 0, 0, paint.brass, 5),
    form(-96, -146, 192, 18, paint.accent, { r: 4 }),
    rect(-90, -128, 180, 14, 'url(#under)'),
    form(-74, -10, 148, 10, lighten(wall, 0.25)),
  ].join('');
}

const SHAPES = {
  'A five-storey apartment building': {
    floors: [4],
    bays: ['bwjwb', 'wbjbw', 'bwwwb'],
    floorHeight: 112,
    width: 700,
    stilt: true,
    scale: 1,
  },
  'A three-storey builder floor house': {
    floors: [3],
    bays: ['bjb', 'bwb', 'wbj'],
    floorHeight: 146,
    width: 520,
    stilt: true,
    scale: 1.1,
  },
  'Two apartment towers': {
    floors: [11, 9],
    bays: ['bwb', 'wbw'],
    floorHeight: 52,
    width: 300,
    stilt: false,
    scale: 0.8,
  },
  'A seven-storey apartment block': {
    floors: [7],
    bays: ['wbjbw', 'bwbwb', 'bwjwb'],
    floorHeight: 82,
    width: 620,
    stilt: false,
    scale: 0.9,
  },
} as const;

/** An apartment building from the street. */
export const sketchFacade: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const shape = random.pick(Object.keys(SHAPES) as (keyof typeof SHAPES)[]);
  const coat = random.pick(Object.keys(WALLS) as (keyof typeof WALLS)[]);
  const wall = WALLS[coat](paint);
  const railing = random.pick(['bars', 'glass', 'jaali', 'wall'] as const satisfies Railing[]);
  const kind = random.pick(TREE_KINDS);

  return {
    light: paint.light,
    words: `${shape} with ${coat} walls${shape.startsWith('Two') ? '' : ', balconies'} and ${kind === 'round' ? 'shade' : kind} trees, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.42],
      [wall, 0.28],
      [paint.grass, 0.14],
      [paint.road, 0.16],
    ],
    draw: () => {
      const { floors, bays, floorHeight, width, stilt, scale } = SHAPES[shape];
      const second = random.pick([
        mix(paint.brick, paint.clay, 0.4),
        mix(paint.leafLight, paint.linen, 0.3),
        mix(paint.soil, wall, 0.2),
        paint.accentWall,
        lighten(paint.sun, 0.25),
      ]);
      const trim = coat === 'white' || coat === 'cream' ? deepen(paint.wood, 0.1) : paint.white;
      const rise = stilt ? 116 : 0;
      const side = 62;
      const total = floors.length * width + (floors.length - 1) * 130 + side;
      const start = 640 - total / 2;
      const pattern = random.pick(bays);
      const towers = floors.map((storeys, index) => {
        const x = start + index * (width + 130);
        return [
          at(
            x,
            GROUND - rise,
            block(paint, random, {
              width,
              floorHeight,
              floors: storeys,
              bays: pattern,
              wall,
              second,
              trim,
              railing,
              side,
            }),
          ),
          at(x, GROUND - rise - storeys * floorHeight, flatRoof(paint, random, width, wall, side, scale)),
          stilt
            ? at(x, GROUND, stilts(paint, random, width, rise, wall))
            : at(x + width / 2, GROUND, entrance(paint, wall)),
        ].join('');
      });
      return [
        backdrop(paint, random, 'city'),
        at(start - 60, GROUND, tree(paint, random, kind, 400)),
        at(start + total + 80, GROUND, tree(paint, random, kind, 360)),
        rect(start - 20, GROUND - 14, total + 90, 40, 'url(#shadow)'),
        towers.join(''),
        streetGround(paint),
        gardenPath(paint, 640, 170),
        at(40, 868, hedge(paint, random, 400, 70)),
        at(840, 868, hedge(paint, random, 400, 70)),
        at(0, 872, compoundWall(470, 62, mix(wall, second, 0.4))),
        at(810, 872, compoundWall(470, 62, mix(wall, second, 0.4))),
        at(474, 872, gate(paint, 332, 86, paint.charcoal)),
        at(90, 880, tree(paint, random, random.pick(['neem', 'gulmohar', 'ashoka'] as const), 330)),
        at(1196, 880, tree(paint, random, kind, 300)),
        at(1010, 888, streetLamp(paint, 330)),
        random.chance(0.5)
          ? at(300, 930, scooter(paint, cloth(paint, random.pick(CLOTH_NAMES))))
          : at(320, 938, car(paint, cloth(paint, random.pick(CLOTH_NAMES))), 0.9),
      ].join('');
    },
  };
};
