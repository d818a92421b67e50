import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { jaali, pictureGroup } from '../parts/decor.ts';
import { jars, kettle } from '../parts/kitchenware.ts';
import { PENDANT_KINDS, pendant } from '../parts/lamps.ts';
import { PLANT_KINDS, pottedPlant, sprigVase } from '../parts/plants.ts';
import { FLOOR, floorColour, room } from '../parts/room.ts';
import { diningChair } from '../parts/seating.ts';
import { cup, pedestalTable } from '../parts/tables.ts';
import { lightOnFloor, windowInWall } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at, ellipse, form, rect, repeat } from '../svg.ts';
import { countWord } from '../words.ts';

function counter(paint: Paint, random: Random): string {
  const wood = paint.wood;
  return [
    rect(-10, -10, 420, 34, 'url(#shadow)'),
    [0, 1]
      .map(
        (row) =>
          form(20, -430 + row * 110, 360, 12, wood, { r: 3 }) + at(36, -430 + row * 110, jars(paint, random, 7, 1)),
      )
      .join(''),
    form(0, -200, 400, 200, deepen(wood, 0.08), { r: 4 }),
    jaali(18, -164, 364, 144, lighten(wood, 0.14), 46),
    form(-14, -222, 428, 26, paint.linen, { r: 5 }),
    at(90, -222, kettle(paint, paint.brass)),
    at(300, -222, sprigVase(paint, random, 120)),
    at(190, -222, cup(paint)) + at(222, -222, cup(paint, paint.clay)),
  ].join('');
}

const setTable = (paint: Paint, random: Random, seat: Hex): string =>
  [
    at(-150, -14, diningChair(paint, seat, 104, 226)),
    at(150, -14, diningChair(paint, seat, 104, 226)),
    pedestalTable(paint, 290, 164, lighten(paint.wood, 0.08)),
    ellipse(-74, -166, 40, 10, paint.white),
    ellipse(74, -166, 40, 10, paint.white),
    at(0, -168, sprigVase(paint, random, 96)),
    at(-28, -160, cup(paint)),
  ].join('');

/** A restaurant: tables laid for guests, a counter, hanging lamps. */
export const sketchRestaurant: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const tables = random.whole(3, 4);
  const chair = random.pick(CLOTH_NAMES);
  const floor = random.pick(['patterned tiles', 'terracotta floor', 'wooden floor'] as const);
  const shade = random.pick(PENDANT_KINDS);

  return {
    light: paint.light,
    words: `Restaurant with ${countWord(tables, 'laid table')}, ${chair} chairs, a counter with a jaali front and hanging lamps, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.46],
      [floorColour(paint, floor), 0.28],
      [paint.wood, 0.18],
      [cloth(paint, chair), 0.08],
    ],
    draw: () => {
      const seat = cloth(paint, chair);
      const opening = { x: 110, y: 150, width: 250, height: 330 };
      return [
        room(paint, random, { wall: random.pick(['dado', 'arch'] as const), floor, left: 0, right: 46 }),
        windowInWall(paint, random, opening, { kind: 'arched window' }),
        pictureGroup(paint, random, 580, 300, 2, 0.9),
        lightOnFloor(paint, opening, FLOOR),
        at(800, 716, counter(paint, random)),
        at(48, 744, pottedPlant(paint, random, random.pick(PLANT_KINDS), 340)),
        repeat(tables - 2, (index) => at(330 + index * 270, 776 - index * 8, setTable(paint, random, seat), 0.78)),
        [300, 640, 980]
          .map((x) => at(x, 20, pendant(paint, shade, 96, 120, mix(paint.accent, paint.brass, 0.2))))
          .join(''),
        at(330, 934, setTable(paint, random, seat), 1.12),
        at(900, 934, setTable(paint, random, seat), 1.12),
      ].join('');
    },
  };
};
