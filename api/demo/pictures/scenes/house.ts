import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { block, flatRoof, outsideWindow } from '../parts/building.ts';
import { jaali } from '../parts/decor.ts';
import { hedge, TREE_KINDS, tree } from '../parts/outdoors.ts';
import { PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { backdrop, compoundWall, GROUND, gardenPath, gate, streetGround, tiledRoof } from '../parts/street.ts';
import { car, scooter } from '../parts/vehicles.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, form, line, rect, repeat } from '../svg.ts';

/** A front door with steps, standing at the origin. */
export function frontDoor(paint: Paint, colour: Hex, height: number): string {
  const width = height * 0.5;
  return [
    form(-width * 0.68, -height - 12, width * 1.36, height + 12, paint.white),
    form(-width / 2, -height, width, height, colour),
    [0, 1]
      .map((leaf) =>
        repeat(2, (row) =>
          rect(
            -width / 2 + 7 + (leaf * width) / 2,
            -height + 12 + row * height * 0.47,
            width / 2 - 14,
            height * 0.4,
            deepen(colour, 0.2),
            { r: 3, opacity: 0.7 },
          ),
        ),
      )
      .join(''),
    circle(-6, -height * 0.46, 5, paint.brass) + circle(6, -height * 0.46, 5, paint.brass),
    repeat(7, (index) =>
      circle(
        -width * 0.48 + index * width * 0.16,
        -height - 4 + Math.sin((index / 6) * Math.PI) * 10,
        5,
        index % 2 === 0 ? paint.sun : paint.leaf,
      ),
    ),
    form(-width * 0.9, -8, width * 1.8, 8, paint.linen) +
      form(-width * 1.1, 0, width * 2.2, 9, lighten(paint.steel, 0.3)),
  ].join('');
}

function veranda(paint: Paint, random: Random, wall: Hex, door: Hex): string {
  return [
    rect(-300, -196, 600, 196, deepen(wall, 0.1)),
    rect(-300, -196, 600, 80, 'url(#under)'),
    at(0, 0, frontDoor(paint, door, 158)),
    at(-236, -150, outsideWindow(paint, random, 96, 84, paint.white)),
    at(142, -150, outsideWindow(paint, random, 96, 84, paint.white)),
    at(-330, -196, tiledRoof(paint, 660, 74, 40)),
    repeat(
      4,
      (index) =>
        form(-292 + index * 186, -194, 26, 194, paint.white) +
        form(-298 + index * 186, -16, 38, 16, paint.linen) +
        form(-298 + index * 186, -200, 38, 12, paint.linen),
    ),
    at(-118, 2, pottedPlant(paint, random, random.pick(PLANT_KINDS), 120)),
    at(118, 2, pottedPlant(paint, random, random.pick(PLANT_KINDS), 120)),
  ].join('');
}

function modernHouse(paint: Paint, random: Random, wall: Hex, second: Hex, door: Hex): string {
  return [
    at(
      -330,
      0,
      block(paint, random, {
        width: 620,
        floorHeight: 182,
        floors: 1,
        bays: 'wpw',
        wall,
        second,
        trim: paint.wood,
        railing: 'glass',
        side: 64,
      }),
    ),
    at(-40, 0, frontDoor(paint, door, 146)),
    at(
      -270,
      -182,
      block(paint, random, {
        width: 500,
        floorHeight: 170,
        floors: 1,
        bays: 'bwj',
        wall: second,
        second: lighten(wall, 0.1),
        trim: paint.wood,
        railing: random.pick(['glass', 'jaali', 'bars'] as const),
        side: 64,
      }),
    ),
    at(-270, -352, flatRoof(paint, random, 500, wall, 64, 0.95)),
    form(-346, -196, 700, 18, lighten(wall, 0.2)),
    rect(-330, -178, 620, 18, 'url(#under)'),
    jaali(-322, -168, 60, 160, mix(paint.clay, paint.linen, 0.2), 26),
    form(290, -176, 110, 12, lighten(wall, 0.2)) + line(392, -166, 392, 0, paint.charcoal, 8),
    at(-130, 4, pottedPlant(paint, random, random.pick(PLANT_KINDS), 110)),
  ].join('');
}

function tiledHouse(paint: Paint, random: Random, wall: Hex, second: Hex, door: Hex): string {
  return [
    at(
      -280,
      -236,
      block(paint, random, {
        width: 560,
        floorHeight: 168,
        floors: 1,
        bays: 'wbw',
        wall,
        second,
        trim: paint.white,
        railing: 'bars',
        side: 0,
      }),
    ),
    at(-330, -398, tiledRoof(paint, 660, 124, 90)),
    veranda(paint, random, wall, door),
  ].join('');
}

/** An independent house in its own compound. */
export const sketchHouse: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const style = random.pick(['tiled roof and a veranda', 'flat roof and a terrace'] as const);
  const coat = random.pick(['cream', 'yellow', 'pink', 'sage'] as const);
  const wall = {
    cream: paint.linen,
    yellow: mix(paint.sun, paint.linen, 0.55),
    pink: mix(paint.rose, paint.linen, 0.5),
    sage: mix(paint.leafLight, paint.linen, 0.5),
  }[coat];
  const vehicle = random.pick(['scooter', 'car'] as const);
  const kind = random.pick(TREE_KINDS);

  return {
    light: paint.light,
    words: `Independent two-storey house with ${coat} walls, a ${style}, a gate and a ${vehicle} outside, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.44],
      [wall, 0.22],
      [paint.grass, 0.18],
      [paint.road, 0.14],
    ],
    draw: () => {
      const door = random.pick([paint.wood, paint.leaf, paint.sky, paint.brick]);
      const second = random.pick([
        mix(paint.brick, paint.clay, 0.5),
        mix(paint.soil, paint.linen, 0.2),
        paint.accentWall,
      ]);
      const colour = cloth(paint, random.pick(CLOTH_NAMES));
      const fence = mix(wall, second, 0.3);
      return [
        backdrop(paint, random, random.pick(['city', 'hills'] as const)),
        at(190, GROUND, tree(paint, random, kind, 520)),
        at(1110, GROUND, tree(paint, random, random.pick(TREE_KINDS), 460)),
        rect(280, GROUND - 16, 760, 44, 'url(#shadow)'),
        at(
          640,
          GROUND,
          style.startsWith('tiled')
            ? tiledHouse(paint, random, wall, second, door)
            : modernHouse(paint, random, wall, second, door),
          1.16,
        ),
        streetGround(paint),
        gardenPath(paint, style.startsWith('tiled') ? 640 : 594, 150),
        at(60, 846, hedge(paint, random, 330, 64)),
        at(880, 846, hedge(paint, random, 340, 64)),
        at(0, 872, compoundWall(430, 66, fence)),
        at(850, 872, compoundWall(430, 66, fence)),
        at(436, 872, gate(paint, 408, 88, random.pick([paint.charcoal, paint.leafDeep, paint.sky]))),
        vehicle === 'car' ? at(1050, 938, car(paint, colour)) : at(1040, 930, scooter(paint, colour), 1.15),
      ].join('');
    },
  };
};
