import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { type Hex, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { bunkBed, singleBed } from '../parts/beds.ts';
import { RUG_KINDS, rug } from '../parts/decor.ts';
import { ceilingFan, tableLamp } from '../parts/lamps.ts';
import { fernPot, PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { FLOOR, FLOOR_KINDS, floorColour, room } from '../parts/room.ts';
import { diningChair } from '../parts/seating.ts';
import { wallShelf, wardrobe } from '../parts/storage.ts';
import { bookStack, desk } from '../parts/tables.ts';
import { lightOnFloor, windowInWall } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at, form, rect } from '../svg.ts';

function studyCorner(paint: Paint, random: Random, chair: Hex): string {
  return [
    at(0, 0, desk(paint, 260, 180)),
    at(-82, -180, tableLamp(paint, paint.leaf, 104)),
    at(60, -180, bookStack(paint, random, 3, 76)),
    form(-34, -190, 70, 10, paint.steel, { r: 3 }) +
      form(-28, -236, 58, 46, paint.charcoal, { r: 4 }) +
      rect(-23, -231, 48, 36, mix(paint.sky, paint.paper, 0.4)),
    at(10, 40, diningChair(paint, chair, 104, 214)),
  ].join('');
}

/** A room in a PG: beds for one to three people, lockers, a study desk. */
export const sketchPgRoom: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const beds = random.pick(['a bunk bed', 'two single beds', 'a single bed'] as const);
  const lockers = random.whole(2, 3);
  const floor = random.pick(FLOOR_KINDS);
  const cover = random.pick(CLOTH_NAMES);

  return {
    light: paint.light,
    words: `PG room with ${beds}, ${cover} bedding, a study desk and a cupboard, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.5],
      [floorColour(paint, floor), 0.26],
      [paint.wood, 0.14],
      [cloth(paint, cover), 0.1],
    ],
    draw: () => {
      const first = cloth(paint, cover);
      const second = cloth(paint, random.pick(CLOTH_NAMES));
      const sleeping = {
        'a bunk bed': at(70, 812, bunkBed(paint, 470, first, second), 1.12),
        'two single beds':
          at(40, 744, singleBed(paint, random, 430, second), 1.02) +
          at(150, 898, singleBed(paint, random, 470, first), 1.16),
        'a single bed': at(60, 838, singleBed(paint, random, 500, first), 1.2),
      }[beds];
      const opening =
        beds === 'a bunk bed'
          ? { x: 660, y: 170, width: 200, height: 280 }
          : { x: 200, y: 150, width: 260, height: 280 };
      return [
        room(paint, random, { wall: random.pick(['plain', 'dado'] as const), floor, left: 40, right: 0 }),
        windowInWall(paint, random, opening, {
          kind: random.pick(['tall window', 'wide window'] as const),
          ...(random.chance(0.7) ? { curtains: random.pick([paint.linen, paint.leafLight, paint.rose]) } : {}),
        }),
        lightOnFloor(paint, opening, FLOOR),
        at(640, 40, ceilingFan(paint, paint.white), 0.84),
        beds === 'a bunk bed' ? '' : at(660, 330, wallShelf(paint, random, 230)),
        at(
          996,
          716,
          wardrobe(
            paint,
            lockers * 84,
            500,
            lockers,
            random.pick([paint.steel, paint.wood, mix(paint.sky, paint.linen, 0.4)]),
          ),
        ),
        at(1120, 204, fernPot(paint, random, 90)),
        at(820, 760, studyCorner(paint, random, second)),
        at(640, 884, rug(paint, random.pick(RUG_KINDS), 620, 110)),
        sleeping,
        beds === 'a bunk bed' ? '' : at(1210, 850, pottedPlant(paint, random, random.pick(PLANT_KINDS), 300)),
      ].join('');
    },
  };
};
