import { mix } from '../colour.ts';
import { TIMES } from '../light.ts';
import { CLOTH_NAMES, cloth, mixPaint, SKIN_NAMES } from '../paint.ts';
import { doubleBed, HEADBOARDS } from '../parts/beds.ts';
import { pictureGroup, RUG_KINDS, rug } from '../parts/decor.ts';
import { ceilingFan, pendant, tableLamp } from '../parts/lamps.ts';
import { PLANT_KINDS, pottedPlant, sprigVase } from '../parts/plants.ts';
import { FLOOR, FLOOR_KINDS, floorColour, room, WALL_KINDS } from '../parts/room.ts';
import { wardrobe } from '../parts/storage.ts';
import { sideTable } from '../parts/tables.ts';
import { lightOnFloor, WINDOW_KINDS, windowInWall } from '../parts/window.ts';
import type { Sketcher } from '../sketch.ts';
import { at } from '../svg.ts';
import { withArticle } from '../words.ts';

/** A bedroom: double bed, side tables, a window at one side and often a wardrobe. */
export const sketchBedroom: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const cover = random.pick(CLOTH_NAMES);
  const glazing = random.pick(WINDOW_KINDS.filter((kind) => kind !== 'pair of windows'));
  const board = random.pick(HEADBOARDS);
  const cupboard = random.chance(0.55);
  const floor = random.pick(FLOOR_KINDS);
  const wall = random.pick(WALL_KINDS);

  return {
    light: paint.light,
    words: `Bedroom with a double bed, ${withArticle(board)} headboard and a ${cover} blanket, ${cupboard ? 'a wardrobe' : 'a plant'} and ${withArticle(glazing)}, ${paint.light.words}`,
    ground: [
      [paint.wall, 0.52],
      [floorColour(paint, floor), 0.22],
      [cloth(paint, cover), 0.14],
      [paint.linen, 0.1],
    ],
    draw: () => {
      const windowLeft = random.chance(0.5);
      const wide = { 'tall window': 200, 'wide window': 300, 'arched window': 220 }[glazing as 'tall window'];
      const opening = {
        x: windowLeft ? 130 : 1150 - wide,
        y: 160,
        width: wide,
        height: glazing === 'wide window' ? 280 : 350,
      };
      const bedX = cupboard ? (windowLeft ? 620 : 660) : windowLeft ? 760 : 520;
      const table = at(0, 0, sideTable(paint, 120, 150, true));
      const other = cupboard
        ? at(
            windowLeft ? 1004 : 34,
            712,
            wardrobe(paint, 242, 520, 2, random.pick([paint.wood, paint.trim, mix(paint.wood, paint.linen, 0.4)])),
          )
        : at(windowLeft ? 1190 : 100, 740, pottedPlant(paint, random, random.pick(PLANT_KINDS), 380));
      return [
        room(paint, random, { wall, floor, left: windowLeft ? 50 : 0, right: windowLeft ? 0 : 50 }),
        windowInWall(paint, random, opening, {
          kind: glazing,
          ...(random.chance(0.8)
            ? { curtains: random.pick([paint.linen, paint.rose, paint.leafLight, paint.accent]) }
            : {}),
        }),
        pictureGroup(paint, random, bedX, 235, random.whole(1, 2), 0.92),
        lightOnFloor(paint, opening, FLOOR),
        random.chance(0.6)
          ? at(bedX, 20, ceilingFan(paint), 0.82)
          : at(bedX - 330, 30, pendant(paint, 'woven', 150, 110)),
        other,
        at(bedX, 876, rug(paint, random.pick(RUG_KINDS), 900, 130)),
        at(
          bedX - 350,
          742,
          table + at(0, -158, tableLamp(paint, random.pick([paint.clay, paint.leaf, paint.sky]), 132)),
        ),
        at(
          bedX + 350,
          742,
          table + at(0, -158, random.chance(0.5) ? tableLamp(paint, paint.clay, 132) : sprigVase(paint, random, 110)),
        ),
        at(bedX, 880, doubleBed(paint, random, { board, width: 500, cover: cloth(paint, cover) }), 1.12),
      ].join('');
    },
  };
};
