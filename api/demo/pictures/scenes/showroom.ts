import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { clothesRail, mannequin } from '../parts/goods.ts';
import { glow, pendant } from '../parts/lamps.ts';
import { PLANT_KINDS, pottedPlant, sprigVase } from '../parts/plants.ts';
import { FLOOR, floorColour, room } from '../parts/room.ts';
import { armchair, sofa } from '../parts/seating.ts';
import { car } from '../parts/vehicles.ts';
import { lightOnFloor, view } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at, crop, ellipse, form, line, path, polygon, repeat } from '../svg.ts';

function shopWindow(paint: Paint, random: Random): string {
  return (
    crop(70, 130, 640, FOOT_OF_GLASS - 130, view(paint, random, 640, FOOT_OF_GLASS - 130)) +
    repeat(5, (index) => form(64 + index * 160, 124, 12, FOOT_OF_GLASS - 118, paint.charcoal)) +
    form(64, 122, 652, 13, paint.charcoal) +
    form(64, 252, 652, 8, paint.charcoal) +
    form(64, FOOT_OF_GLASS - 6, 652, 16, paint.charcoal) +
    repeat(3, (index) =>
      polygon(
        [
          [110 + index * 220, FOOT_OF_GLASS - 6],
          [210 + index * 220, 134],
          [260 + index * 220, 134],
          [160 + index * 220, FOOT_OF_GLASS - 6],
        ],
        '#FFFFFF',
        { opacity: 0.14 },
      ),
    )
  );
}

const FOOT_OF_GLASS = 664;

const plinth = (paint: Paint, width: number, height: number): string =>
  ellipse(10, 0, width * 0.62, 22, 'url(#shadow)') +
  form(-width / 2, -height, width, height, paint.white, { r: 3 }) +
  ellipse(0, -height, width / 2, 14, lighten(paint.white, 0.5));

function exhibits(paint: Paint, random: Random, goods: string): string {
  const colour = cloth(paint, random.pick(CLOTH_NAMES));
  if (goods === 'furniture') {
    return (
      at(420, 800, sofa(paint, random, 'boxy', 520, colour), 0.92) +
      at(900, 780, armchair(paint, cloth(paint, random.pick(CLOTH_NAMES)))) +
      at(1110, 760, plinth(paint, 110, 150) + at(0, -152, sprigVase(paint, random, 150))) +
      at(640, 900, plinth(paint, 170, 60) + at(0, -62, sprigVase(paint, random, 150)))
    );
  }
  if (goods === 'cars') {
    return (
      at(
        470,
        800,
        ellipse(0, -4, 330, 44, paint.white) +
          ellipse(0, -12, 330, 44, lighten(paint.white, 0.5)) +
          at(0, -14, car(paint, colour), 1.7),
      ) +
      at(
        960,
        884,
        ellipse(0, -4, 270, 36, paint.white) +
          at(0, -10, car(paint, cloth(paint, random.pick(CLOTH_NAMES))), -1.4, 1.4),
      )
    );
  }
  return (
    at(320, 780, clothesRail(paint, random, 380)) +
    at(640, 830, plinth(paint, 130, 40) + at(0, -40, mannequin(paint, paint.brick, paint.sun), 1.2)) +
    at(830, 850, plinth(paint, 130, 40) + at(0, -40, mannequin(paint, paint.leaf, paint.linen), 1.2)) +
    at(1080, 790, clothesRail(paint, random, 260))
  );
}

/** The inside of a showroom with a glass front and goods on display. */
export const sketchShowroom: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const goods = random.pick(['furniture', 'clothes', 'cars'] as const);

  return {
    light: paint.light,
    words: `Showroom with ${goods} on show, a tall glass front, hanging lamps and a stone floor, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.36],
      [floorColour(paint, 'stone floor'), 0.3],
      [mix(paint.light.skyTop, paint.light.skyLow, 0.6), 0.24],
      [paint.accent, 0.06],
    ],
    draw: () => {
      const ribbon = mix(paint.accent, paint.charcoal, 0.1);
      return [
        room(paint, random, { wall: 'plain', floor: 'stone floor', left: 0, right: 60 }),
        shopWindow(paint, random),
        path(`M790 ${FLOOR - 20}V330A200 200 0 0 1 1190 330V${FLOOR - 20}Z`, paint.accentWall),
        form(860, 470, 260, 12, paint.wood) + form(860, 370, 260, 12, paint.wood),
        [0, 1]
          .map((row) => repeat(3, (index) => at(900 + index * 90, 470 - row * 100, sprigVase(paint, random, 76))))
          .join(''),
        form(0, 58, 1220, 16, ribbon),
        lightOnFloor(paint, { x: 110, y: 130, width: 540, height: 500 }, FLOOR),
        repeat(4, (index) =>
          at(
            190 + index * 290,
            74,
            line(0, 0, 0, 26, paint.charcoal, 4) +
              form(-16, 26, 32, 44, deepen(paint.charcoal, 0.1), { r: 6 }) +
              glow(paint, 0, 90, 190),
          ),
        ),
        at(985, 58, pendant(paint, 'globe', 90, 90)),
        at(1226, 770, pottedPlant(paint, random, random.pick(PLANT_KINDS), 340)),
        at(40, 760, pottedPlant(paint, random, random.pick(PLANT_KINDS), 280)),
        exhibits(paint, random, goods),
      ].join('');
    },
  };
};
