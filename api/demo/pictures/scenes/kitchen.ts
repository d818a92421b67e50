import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { type Hex, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { rug } from '../parts/decor.ts';
import { cabinets, cooker, fridge, fruitBowl, hood, jars, kettle, splashback, tap } from '../parts/kitchenware.ts';
import { PENDANT_KINDS, type PendantKind, pendant } from '../parts/lamps.ts';
import { fernPot, hangingPlant } from '../parts/plants.ts';
import { FLOOR, FLOOR_KINDS, floorColour, room } from '../parts/room.ts';
import { stool } from '../parts/seating.ts';
import { windowInWall } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, form, polygon, rect, repeat } from '../svg.ts';
import { countWord } from '../words.ts';

const FRONTS = {
  green: (paint: Paint) => mix(paint.leaf, paint.leafLight, 0.4),
  white: (paint: Paint) => paint.white,
  blue: (paint: Paint) => mix(paint.sky, paint.linen, 0.3),
  wooden: (paint: Paint) => lighten(paint.wood, 0.18),
  rust: (paint: Paint) => mix(paint.clay, paint.brick, 0.3),
  mustard: (paint: Paint) => mix(paint.sun, paint.linen, 0.22),
} as const satisfies Record<string, (paint: Paint) => Hex>;

const TOP = 470;

function island(paint: Paint, random: Random, colour: Hex, stools: number): string {
  const seat = cloth(paint, random.pick(CLOTH_NAMES));
  return [
    rect(300, 868, 720, 40, 'url(#shadow)'),
    cabinets(paint, 340, 706, 600, 186, colour, 4, 1),
    form(300, 676, 680, 32, paint.linen, { r: 5 }),
    rect(340, 708, 600, 16, 'url(#under)'),
    at(440, 677, fruitBowl(paint)),
    at(840, 677, fernPot(paint, random, 120)),
    repeat(stools, (index) => at(430 + index * (stools > 2 ? 200 : 300), 926, stool(paint, seat, 210))),
  ].join('');
}

const pendantPair = (paint: Paint, kind: PendantKind): string =>
  [480, 800].map((x) => at(x, 0, pendant(paint, kind, 70, 84, paint.accent))).join('');

/** A kitchen: worktop with hob and sink, cabinets, a window, sometimes an island with stools. */
export const sketchKitchen: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const front = random.pick(Object.keys(FRONTS) as (keyof typeof FRONTS)[]);
  const colour = FRONTS[front](paint);
  const floor = random.pick(FLOOR_KINDS);
  const tiles = random.pick(['bricks', 'upright', 'diamonds'] as const);
  const stools = random.pick([0, 2, 3]);
  const place = stools > 0 ? `an island with ${countWord(stools, 'stool')}` : 'a gas hob with a chimney';

  return {
    light: paint.light,
    words: `Kitchen with ${front} cabinets, ${place}, a fridge and a window over the sink, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.32],
      [colour, 0.32],
      [floorColour(paint, floor), 0.26],
      [paint.tile, 0.1],
    ],
    draw: () => {
      const fridgeLeft = random.chance(0.5);
      const left = fridgeLeft ? 252 : 40;
      const [windowX, hobX, cabinetX] = fridgeLeft ? [400, 860, 1020] : [560, 300, 838];
      const opening = { x: windowX, y: 150, width: 240, height: 230 };
      const fridgeColour = random.pick([
        paint.steel,
        paint.white,
        mix(paint.sky, paint.linen, 0.5),
        mix(paint.brick, paint.linen, 0.25),
      ]);
      return [
        room(paint, random, { wall: 'plain', floor, left: fridgeLeft ? 0 : 40, right: fridgeLeft ? 44 : 0 }),
        splashback(left, 250, 984, TOP - 250, lighten(paint.tile, 0.3), paint.accent, tiles),
        windowInWall(paint, random, opening, { kind: 'wide window' }),
        at(windowX + 60, 380, fernPot(paint, random, 90)),
        at(windowX + 184, 380, fernPot(paint, random, 76)),
        at(hobX, 330, hood(paint, 274)),
        cabinets(paint, cabinetX, 58, 186, 236, colour, 2, -1),
        rect(cabinetX, 294, 186, 20, 'url(#under)'),
        at(
          left + 14,
          252,
          jars(paint, random, 2, 0.9) +
            form(-8, 0, 110, 11, paint.wood, { r: 3 }) +
            rect(-8, 11, 110, 12, 'url(#under)'),
        ),
        cabinets(paint, left, TOP + 26, 984, FLOOR - TOP - 12, colour, 8, fridgeLeft ? 5 : 3),
        rect(left, FLOOR + 14, 984, 24, 'url(#under)'),
        form(left - 8, TOP, 1000, 28, paint.linen, { r: 4 }),
        rect(left, TOP + 28, 984, 16, 'url(#under)'),
        at(windowX + 110, TOP, tap(paint)),
        at(hobX - 100, TOP, form(0, -8, 200, 10, paint.charcoal, { r: 4 })),
        at(hobX - 45, TOP - 8, cooker(paint), 0.95),
        at(hobX + 66, TOP - 8, kettle(paint, random.pick([paint.brick, paint.leaf, paint.sun])), 0.78),
        at(cabinetX + 20, TOP, jars(paint, random, 3 + random.whole(0, 1))),
        at(
          windowX + 258,
          TOP,
          form(0, -74, 12, 74, paint.wood, { r: 4 }) +
            form(16, -92, 60, 92, lighten(paint.wood, 0.15), { r: 8 }) +
            circle(46, -76, 5, paint.wood),
        ),
        at(left + 40, TOP, fruitBowl(paint), 0.7),
        at(fridgeLeft ? 20 : 1046, FLOOR + 28, fridge(paint, 214, 500, fridgeColour)),
        paint.light.lamps
          ? ''
          : polygon(
              [
                [664, FLOOR + 40],
                [900, FLOOR + 40],
                [1060, 900],
                [700, 900],
              ],
              'url(#beam)',
              { opacity: 0.8 },
            ),
        stools > 0
          ? island(paint, random, mix(colour, paint.wood, front === 'wooden' ? 0.3 : 0), stools)
          : at(640, 840, rug(paint, random.pick(['striped', 'dhurrie'] as const), 620, 120)),
        stools > 0
          ? pendantPair(paint, random.pick(PENDANT_KINDS))
          : at(fridgeLeft ? 130 : 1150, 0, hangingPlant(paint, random, 60, 90)),
      ].join('');
    },
  };
};
