import { lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, SKIN_NAMES } from '../paint.ts';
import { PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { FLOOR, FLOOR_KINDS, floorColour, room } from '../parts/room.ts';
import { officeChair } from '../parts/seating.ts';
import { sideboard } from '../parts/storage.ts';
import { lightOnFloor, windowInWall } from '../parts/window.ts';
import { deskRow, glassPartition, linearLight, noteBoard, wallClock } from '../parts/workplace.ts';
import type { Sketcher } from '../sketch.ts';
import { at, repeat } from '../svg.ts';

const SEATS = ['four', 'six', 'eight'] as const;

/** A furnished office: rows of desks, a wide window, a board or a glass cabin. */
export const sketchOffice: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const front = random.pick([2, 3, 4]);
  const cabin = random.chance(0.5);
  const chair = random.pick(CLOTH_NAMES);
  const floor = random.pick(FLOOR_KINDS.filter((kind) => kind !== 'terracotta floor'));

  return {
    light: paint.light,
    words: `Office with ${SEATS[front - 2]} desks, ${chair} chairs, ${cabin ? 'a glass cabin' : 'a white board'} and a wide window, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.46],
      [floorColour(paint, floor), 0.28],
      [paint.light.skyLow, 0.12],
      [cloth(paint, chair), 0.14],
    ],
    draw: () => {
      const windowLeft = random.chance(0.5);
      const opening = { x: windowLeft ? 90 : 690, y: 160, width: 500, height: 270 };
      const seat = cloth(paint, chair);
      const top = lighten(mix(paint.wood, paint.linen, 0.25), 0.1);
      const side = windowLeft ? 700 : 80;
      return [
        room(paint, random, { wall: random.pick(['plain', 'dado'] as const), floor, left: 0, right: 50 }),
        windowInWall(paint, random, opening, { kind: 'wide window' }),
        cabin
          ? at(side, 110, glassPartition(paint, 460, FLOOR - 110, 3))
          : at(side + 60, 190, noteBoard(paint, random, 360, 220)),
        lightOnFloor(paint, opening, FLOOR),
        cabin ? at(side + 230, 690, sideboard(paint, 300, 130)) : at(side + 470, 250, wallClock(paint), 0.9),
        at(360, 58, linearLight(paint, 380, 34)),
        at(920, 58, linearLight(paint, 380, 34)),
        at(windowLeft ? 1200 : 70, 740, pottedPlant(paint, random, random.pick(PLANT_KINDS), 360)),
        at(640, 730, deskRow(paint, random, front, top), 0.78),
        repeat(front, (index) => at(640 + (index - (front - 1) / 2) * 210, 752, officeChair(paint, seat, 0.62))),
        at(640, 900, deskRow(paint, random, front, top), 1.05),
        repeat(front, (index) => at(640 + (index - (front - 1) / 2) * 283 - 14, 944, officeChair(paint, seat, 0.82))),
      ].join('');
    },
  };
};
