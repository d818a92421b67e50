import { nth } from '../cycle.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, SKIN_NAMES } from '../paint.ts';
import { pictureGroup, RUG_KINDS, rug } from '../parts/decor.ts';
import { ceilingFan, floorLamp, PENDANT_KINDS, pendant } from '../parts/lamps.ts';
import { hangingPlant, PLANT_KINDS, pottedPlant } from '../parts/plants.ts';
import { FLOOR, FLOOR_KINDS, floorColour, room, WALL_KINDS } from '../parts/room.ts';
import { armchair, caneChair, SOFA_KINDS, sofa } from '../parts/seating.ts';
import { coffeeTable } from '../parts/tables.ts';
import { lightOnFloor, WINDOW_KINDS, windowInWall } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at } from '../svg.ts';
import { countWord, withArticle } from '../words.ts';

/** A living room: sofa, table and rug before a window. */
export const sketchLiving: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const cover = random.pick(CLOTH_NAMES);
  const glazing = random.pick(WINDOW_KINDS);
  const plants = random.whole(1, 3);
  const seat = random.pick(['easy chair', 'cane chair', 'none'] as const);
  const overhead = random.pick(['ceiling fan', 'ceiling fan', 'hanging lamp'] as const);
  const floor = random.pick(FLOOR_KINDS);
  const wall = random.pick(WALL_KINDS);
  const extra = seat === 'none' ? overhead : `${seat.replace('easy', 'an easy').replace('cane', 'a cane')}`;

  return {
    light: paint.light,
    words: `Living room with a ${cover} sofa, ${extra === overhead ? `a ${overhead}` : extra}, ${countWord(plants, 'plant')} and ${withArticle(glazing)}, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.5],
      [floorColour(paint, floor), 0.3],
      [cloth(paint, cover), 0.14],
      [paint.light.skyLow, 0.08],
    ],
    draw: () => {
      const windowLeft = random.chance(0.6);
      const wide = { 'tall window': 220, 'wide window': 400, 'arched window': 260, 'pair of windows': 380 }[glazing];
      const tall = glazing === 'wide window' ? 270 : 370;
      const opening = { x: windowLeft ? 180 : 1100 - wide - 90, y: 150, width: wide, height: tall };
      const artX = windowLeft ? 860 : 370;
      const sofaX = windowLeft ? 780 : 500;
      const chairX = windowLeft ? 270 : 1030;
      const chairColour = cloth(paint, random.pick(CLOTH_NAMES));
      const chair =
        seat === 'easy chair'
          ? armchair(paint, chairColour)
          : seat === 'cane chair'
            ? caneChair(paint, chairColour)
            : '';
      const plantPlaces: [number, number, number][] = windowLeft
        ? [
            [1185, 760, 400],
            [128, 770, 330],
            [470, 716, 230],
          ]
        : [
            [110, 770, 400],
            [1190, 770, 330],
            [830, 716, 230],
          ];
      const status = plantPlaces
        .slice(0, plants)
        .map(([x, y, height], index) =>
          at(x, y, pottedPlant(paint, random, nth(PLANT_KINDS, index + random.whole(0, 4)), height)),
        );
      return [
        room(paint, random, { wall, floor, left: windowLeft ? 0 : 60, right: windowLeft ? 60 : 0 }),
        windowInWall(paint, random, opening, {
          kind: glazing,
          ...(random.chance(0.75) ? { curtains: random.pick([paint.linen, paint.rose, paint.second]) } : {}),
        }),
        pictureGroup(paint, random, artX, 285, random.whole(1, 3)),
        lightOnFloor(paint, opening, FLOOR),
        overhead === 'ceiling fan'
          ? at(640, 40, ceilingFan(paint), 0.9)
          : at(windowLeft ? 640 : 610, 40, pendant(paint, random.pick(PENDANT_KINDS), 70, 120)),
        status.slice(2).join(''),
        at(
          windowLeft ? 1130 : 160,
          742,
          random.chance(0.6) ? floorLamp(paint, random.pick(['straight', 'tripod'] as const), 400) : '',
        ),
        at(640, 838, rug(paint, random.pick(RUG_KINDS), 860, 170)),
        at(sofaX, 790, sofa(paint, random, random.pick(SOFA_KINDS), 560, cloth(paint, cover)), 1.08),
        at(chairX, 836, chair, 1.12),
        status.slice(0, 2).join(''),
        at(sofaX - (windowLeft ? 60 : -60), 888, coffeeTable(paint, random, 330, random.chance(0.5))),
        random.chance(0.35) ? at(windowLeft ? 70 : 1210, 0, hangingPlant(paint, random, 130, 190)) : '',
      ].join('');
    },
  };
};
