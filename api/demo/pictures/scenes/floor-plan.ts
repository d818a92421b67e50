import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, mix } from '../colour.ts';
import {
  type PackedPlan,
  PLAN_SIZES,
  type PlanSize,
  packRooms,
  ROWS_BY_SIZE,
  type Room,
} from '../floor-plan/pack-rooms.ts';
import { FURNISH, ROOM_TINT } from '../floor-plan/plan-furniture.ts';
import { mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, crop, d, line, polygon, rect, repeat, stroke } from '../svg.ts';
import { countWord } from '../words.ts';

const OUTER = 14;
const INNER = 8;

interface Scale {
  /** Pixels per foot. */
  foot: number;
  ink: string;
}

/** An open door in a wall that runs along x: the gap, the leaf and its swing into the room. */
function door(paint: Paint, x: number, y: number, width: number, down: boolean, ink: string): string {
  const sweep = down ? 1 : -1;
  return [
    rect(x, y - INNER, width, INNER * 2, ROOM_TINT.passage(paint)),
    line(x, y, x, y + width * sweep, ink, 5),
    stroke(d`M${x} ${y + width * sweep}A${width} ${width} 0 0 ${down ? 0 : 1} ${x + width} ${y}`, ink, 2, {
      opacity: 0.6,
    }),
  ].join('');
}

const windowMark = (paint: Paint, x: number, y: number, width: number, ink: string): string =>
  rect(x, y - OUTER / 2 - 1, width, OUTER + 2, paint.paper) +
  line(x, y - 4, x + width, y - 4, ink, 3) +
  line(x, y + 4, x + width, y + 4, ink, 3);

function roomWalls(paint: Paint, room: Room, { foot, ink }: Scale): string {
  const [x, y, width, depth] = [room.x * foot, room.y * foot, room.width * foot, room.depth * foot];
  const behind = room.y === 0;
  const inside = behind ? y + depth : y;
  const outside = behind ? y : y + depth;
  const doorWidth = Math.min(2.9 * foot, width * 0.6);
  switch (room.kind) {
    case 'passage':
      return '';
    case 'balcony':
      return rect(x, y, width, depth, 'none', { stroke: ink, thick: 5 });
    case 'living':
      return (
        line(x, y, x, y + depth, ink, INNER) +
        line(x + width, y, x + width, y + depth, ink, INNER) +
        windowMark(paint, x + width * 0.3, outside, width * 0.4, ink)
      );
    default:
      return (
        rect(x, y, width, depth, 'none', { stroke: ink, thick: INNER }) +
        door(paint, x + (room.kind === 'bath' ? width * 0.2 : foot * 0.8), inside, doorWidth, !behind, ink) +
        windowMark(paint, x + width * 0.32, outside, width * 0.36, ink)
      );
  }
}

/** The plan from above, with a scale bar of ten feet. */
function drawPlan(paint: Paint, random: Random, plan: PackedPlan): string {
  const foot = Math.min(1000 / plan.width, 740 / plan.depth);
  const ink = deepen(paint.ink, 0.1);
  const [left, top] = [640 - (plan.width * foot) / 2, 480 - (plan.depth * foot) / 2];
  const depth = (plan.depth - 4) * foot;
  const rooms = plan.rooms.map((room) =>
    crop(
      room.x * foot,
      room.y * foot,
      room.width * foot,
      room.depth * foot,
      rect(0, 0, room.width * foot, room.depth * foot, ROOM_TINT[room.kind](paint)) +
        FURNISH[room.kind](paint, room.width * foot, room.depth * foot, foot, room.y > 0),
    ),
  );
  const passage = plan.rooms.find((room) => room.kind === 'passage');
  const entrance = passage ? (passage.y + passage.depth / 2) * foot : depth * 0.48;
  const rightSide = passage !== undefined && random.chance(0.5);
  const doorX = rightSide ? plan.width * foot : 0;
  return [
    repeat(4, (index) =>
      rect(60 + index * 2.5 * foot, 900, 2.5 * foot, 9, index % 2 === 0 ? paint.ink : paint.paper, {
        stroke: paint.ink,
        thick: 2,
      }),
    ),
    rect(left + 12, top + 16, plan.width * foot, depth, '#2B1D17', { opacity: 0.14 }),
    at(
      left,
      top,
      [
        rooms.join(''),
        rect(0, 0, plan.width * foot, depth, 'none', { stroke: ink, thick: OUTER }),
        plan.rooms.map((room) => roomWalls(paint, room, { foot, ink })).join(''),
        rect(doorX - OUTER, entrance - foot * 1.5, OUTER * 2, foot * 3, paint.paper),
        line(
          doorX,
          entrance - foot * 1.5,
          doorX + (rightSide ? -1 : 1) * foot * 2.6,
          entrance - foot * 1.1,
          paint.brick,
          7,
        ),
        polygon(
          [
            [doorX + (rightSide ? 30 : -30), entrance - 13],
            [doorX + (rightSide ? 12 : -12), entrance],
            [doorX + (rightSide ? 30 : -30), entrance + 13],
          ],
          paint.brick,
        ),
      ].join(''),
    ),
  ].join('');
}

/** A compass rose without letters. */
function compass(paint: Paint): string {
  return [
    circle(1172, 96, 46, 'none', { stroke: mix(paint.ink, paint.paper, 0.5), thick: 3 }),
    polygon(
      [
        [1172, 58],
        [1186, 100],
        [1172, 92],
        [1158, 100],
      ],
      paint.brick,
    ),
    polygon(
      [
        [1172, 134],
        [1186, 92],
        [1172, 100],
        [1158, 92],
      ],
      mix(paint.ink, paint.paper, 0.55),
    ),
  ].join('');
}

function sizeOf(seed: string, random: Random): PlanSize {
  const wanted = Number.parseInt(seed, 10);
  return PLAN_SIZES.find((size) => seed.startsWith(`${size}bhk`) && size === wanted) ?? random.pick(PLAN_SIZES);
}

/** A floor plan from above. The seed fixes the number of bedrooms: '2bhk-a' has two, '0bhk-a' is a 1 RK. */
export const sketchFloorPlan: Sketcher = (random, seed) => {
  const paint = mixPaint('daylight', random.pick(SKIN_NAMES));
  const size = sizeOf(seed, random);
  const kinds: readonly string[] = [...ROWS_BY_SIZE[size].back, ...ROWS_BY_SIZE[size].front];
  const baths = kinds.filter((kind) => kind === 'bath').length;

  return {
    light: paint.light,
    words:
      size === 0
        ? 'Floor plan of a 1 RK home with a living room, a kitchen, a bathroom and a balcony'
        : `Floor plan of a ${size} BHK home with ${countWord(size, 'bedroom')}, ${countWord(baths, 'bathroom')}, a living room, a kitchen and a balcony`,
    ground: [
      [paint.paper, 0.62],
      [ROOM_TINT.bedroom(paint), 0.14],
      [ROOM_TINT.living(paint), 0.16],
      [paint.ink, 0.06],
    ],
    draw: () => {
      const grid = mix(paint.paper, paint.soil, 0.16);
      return [
        rect(0, 0, 1280, 960, paint.paper),
        repeat(33, (index) => line(index * 40, 0, index * 40, 960, grid, 2)),
        repeat(25, (index) => line(0, index * 40, 1280, index * 40, grid, 2)),
        drawPlan(paint, random, packRooms(size, random)),
        compass(paint),
      ].join('');
    },
  };
};
