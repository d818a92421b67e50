import { deepen, lighten, mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { storageRack } from '../parts/goods.ts';
import { pendant } from '../parts/lamps.ts';
import { FLOOR, room } from '../parts/room.ts';
import { carton, forklift } from '../parts/vehicles.ts';
import { view } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at, circle, crop, form, line, polygon, rect, repeat } from '../svg.ts';
import { countWord } from '../words.ts';

/** Steel trusses under a sloping roof with skylights. */
function roof(paint: Paint): string {
  const steel = mix(paint.sky, paint.steel, 0.6);
  const sheet = mix(paint.steel, paint.linen, 0.4);
  return [
    polygon(
      [
        [0, 0],
        [1280, 0],
        [1280, 190],
        [640, 40],
        [0, 190],
      ],
      sheet,
    ),
    repeat(26, (index) =>
      line(index * 52, 0, index * 52, 188 - Math.min(index, 25 - index) * 11.4, deepen(sheet, 0.16), 3, {
        opacity: 0.5,
      }),
    ),
    [200, 430, 760, 990]
      .map((x) =>
        polygon(
          [
            [x, 6],
            [x + 84, 6],
            [x + 84, 66],
            [x, 66],
          ],
          paint.light.lamps ? paint.light.skyTop : lighten(paint.light.skyLow, 0.4),
          { opacity: 0.9 },
        ),
      )
      .join(''),
    line(0, 192, 640, 44, steel, 15),
    line(640, 44, 1280, 192, steel, 15),
    line(0, 212, 1280, 212, steel, 15),
    repeat(8, (index) => {
      const x = index * 160;
      const top = (at: number): number => 44 + (Math.abs(at - 640) / 640) * 148;
      return (
        line(x + 80, 210, x + 80, top(x + 80), steel, 8) +
        line(x, 210, x + 80, top(x + 80), steel, 7) +
        line(x + 160, 210, x + 80, top(x + 80), steel, 7)
      );
    }),
  ].join('');
}

/** The inside of a warehouse. */
export const sketchWarehouse: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const racks = random.whole(2, 3);
  const machine = random.chance(0.7);

  return {
    light: paint.light,
    words: `Warehouse with ${countWord(racks, 'tall rack')} of cartons, ${machine ? 'a forklift' : 'stacked pallets'}, an open roller door and a steel roof, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.34],
      [mix(paint.steel, paint.tile, 0.55), 0.28],
      [paint.soil, 0.24],
      [paint.sky, 0.1],
    ],
    draw: () => {
      const doorLeft = random.chance(0.5);
      const doorX = doorLeft ? 90 : 880;
      const start = doorLeft ? 440 : 40;
      const width = 800 / racks - 24;
      const pallets =
        [0, 1, 2]
          .map((index) => at(index * 104, 0, carton(paint, 0, 0, 98) + (index < 2 ? carton(paint, 40, -78, 92) : '')))
          .join('') + form(-10, 0, 330, 14, paint.wood);
      return [
        room(paint, random, { wall: 'plain', floor: 'stone floor', left: 0, right: 0 }),
        repeat(24, (index) =>
          line(index * 54, 190, index * 54, FLOOR - 20, deepen(paint.wall, 0.12), 3, { opacity: 0.5 }),
        ),
        rect(0, 520, 1280, FLOOR - 540, mix(paint.accent, paint.wall, 0.5), { opacity: 0.55 }),
        roof(paint),
        form(doorX - 14, 286, 338, FLOOR - 286, paint.charcoal),
        crop(doorX, 300, 310, FLOOR - 300, view(paint, random, 310, FLOOR - 300)),
        rect(doorX, 300, 310, 74, paint.steel) +
          repeat(4, (index) =>
            line(doorX, 312 + index * 18, doorX + 310, 312 + index * 18, deepen(paint.steel, 0.25), 3),
          ),
        paint.light.lamps
          ? ''
          : polygon(
              [
                [doorX, FLOOR],
                [doorX + 310, FLOOR],
                [doorX + 480, 940],
                [doorX + 40, 940],
              ],
              'url(#beam)',
            ),
        repeat(racks, (index) => at(start + index * (width + 24), 724, storageRack(paint, random, width, 430, 4))),
        [240, 640, 1040].map((x) => at(x, 206, pendant(paint, 'dome', 50, 92, paint.leafDeep))).join(''),
        repeat(2, (index) =>
          polygon(
            [
              [180 + index * 900, 730],
              [192 + index * 900, 730],
              [150 + index * 980, 960],
              [126 + index * 980, 960],
            ],
            paint.sun,
            { opacity: 0.8 },
          ),
        ),
        machine ? at(doorLeft ? 330 : 820, 890, forklift(paint), 1.25) : at(doorLeft ? 150 : 820, 880, pallets, 1.2),
        at(doorLeft ? 890 : 120, 916, pallets, 1.1),
        circle(doorX + 155, 262, 13, paint.light.lamps ? '#FFE3AE' : paint.brick),
      ].join('');
    },
  };
};
