import { lighten } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, SKIN_NAMES } from '../paint.ts';
import { rug } from '../parts/decor.ts';
import { PENDANT_KINDS, pendant } from '../parts/lamps.ts';
import { hangingPlant, PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { FLOOR, floorColour, room } from '../parts/room.ts';
import { armchair, stool } from '../parts/seating.ts';
import { bookcase } from '../parts/storage.ts';
import { cup, desk } from '../parts/tables.ts';
import { lightOnFloor, windowInWall } from '../parts/window.ts';
import { brickWall, laptop } from '../parts/workplace.ts';
import type { Sketcher } from '../sketch.ts';
import { at, repeat } from '../svg.ts';
import { countWord } from '../words.ts';

/** A shared workplace: one long table with stools and laptops, lounge chairs, a bookcase and plants. */
export const sketchCoworking: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const seats = random.whole(3, 4);
  const brick = random.chance(0.6);
  const chair = random.pick(CLOTH_NAMES);
  const floor = random.pick(['wooden floor', 'stone floor'] as const);

  return {
    light: paint.light,
    words: `Co-working space with a long table, ${countWord(seats, 'stool')}, a ${chair} lounge chair, ${brick ? 'a brick wall' : 'a bookcase'} and plants, ${paint.light.words}`,
    ground: [
      [brick ? paint.clay : paint.wall, 0.42],
      [floorColour(paint, floor), 0.28],
      [paint.wood, 0.18],
      [paint.light.skyLow, 0.12],
    ],
    draw: () => {
      const opening = { x: 130, y: 140, width: 360, height: 340 };
      const seat = cloth(paint, chair);
      const shade = random.pick(PENDANT_KINDS);
      return [
        room(paint, random, { wall: 'plain', floor, left: 0, right: 0 }),
        brick ? at(0, 60, brickWall(paint, random, 1280, FLOOR - 80)) : '',
        windowInWall(paint, random, opening, { kind: 'arched window' }),
        lightOnFloor(paint, opening, FLOOR),
        at(900, 712, bookcase(paint, random, 300, 440, 4)),
        at(60, 740, pottedPlant(paint, random, random.pick(PLANT_KINDS), 360)),
        at(800, 742, rug(paint, 'round', 420, 76)),
        at(690, 752, armchair(paint, seat), 0.92),
        at(1216, 770, pottedPlant(paint, random, random.pick(PLANT_KINDS), 300)),
        [360, 640, 920].map((x) => at(x, 20, pendant(paint, shade, 110, 116, paint.accent))).join(''),
        at(580, 0, hangingPlant(paint, random, 70, 120)),
        at(620, 920, desk(paint, 880, 250, lighten(paint.wood, 0.1)), 1.1, 1),
        repeat(
          seats,
          (index) =>
            at(290 + index * (660 / (seats - 1)), 672, laptop(paint), 1.1) +
            at(
              290 + index * (660 / (seats - 1)) + 92,
              672,
              cup(paint, random.pick([paint.brick, paint.leaf, paint.brass])),
              1.1,
            ),
        ),
        repeat(seats, (index) => at(290 + index * (660 / (seats - 1)), 950, stool(paint, seat, 196))),
      ].join('');
    },
  };
};
