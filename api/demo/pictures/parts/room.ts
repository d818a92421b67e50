import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { CANVAS } from '../sketch.ts';
import { d, ellipse, line, path, polygon, rect, repeat } from '../svg.ts';

/** y of the line where the back wall of every room meets its floor. */
export const FLOOR = 690;

export const FLOOR_KINDS = ['wooden floor', 'terracotta floor', 'stone floor', 'patterned tiles'] as const;

type FloorKind = (typeof FLOOR_KINDS)[number];

export const WALL_KINDS = ['plain', 'dado', 'arch', 'panels'] as const;

type WallKind = (typeof WALL_KINDS)[number];

const HORIZON = 330;

/** Average colour of a floor. */
export const floorColour = (paint: Paint, kind: FloorKind): Hex =>
  kind === 'wooden floor'
    ? paint.floor
    : kind === 'terracotta floor'
      ? mix(paint.clay, paint.soil, 0.4)
      : kind === 'stone floor'
        ? mix(paint.steel, paint.tile, 0.55)
        : mix(paint.tile, paint.wall, 0.3);

/** The floor of a room in perspective towards a point on the horizon. */
function floor(paint: Paint, random: Random, kind: FloorKind, centre: number): string {
  const { width, height } = CANVAS;
  const depth = height - FLOOR;
  const colour = floorColour(paint, kind);
  const seam = deepen(colour, 0.28);
  const spread = (height - HORIZON) / (FLOOR - HORIZON);
  const boards = kind === 'wooden floor' ? 20 : 13;
  const step = (width * 1.3) / boards;
  const rays = repeat(boards + 9, (index) => {
    const x = centre + (index - (boards + 9) / 2) * step;
    return line(x, FLOOR, centre + (x - centre) * spread, height, seam, 2, { opacity: 0.35 });
  });
  const rows = kind === 'wooden floor' ? 0 : 5;
  const across = repeat(rows, (index) => {
    const y = FLOOR + depth * ((index + 1) / (rows + 0.4)) ** 1.55;
    return line(0, y, width, y, seam, 2, { opacity: 0.35 });
  });
  const ends =
    kind === 'wooden floor'
      ? repeat(26, () => {
          const share = random.between(0.04, 0.9);
          const y = FLOOR + depth * share;
          const column = random.whole(-14, 14);
          const scale = 1 + (spread - 1) * share;
          return line(centre + (column - 0.5) * step * scale, y, centre + (column + 0.5) * step * scale, y, seam, 2, {
            opacity: 0.4,
          });
        })
      : '';
  const motif =
    kind === 'patterned tiles'
      ? repeat(rows, (row) => {
          const y = FLOOR + depth * ((row + 0.55) / (rows + 0.4)) ** 1.55;
          const scale = 1 + ((spread - 1) * (y - FLOOR)) / depth;
          return repeat(boards + 8, (index) => {
            const x = centre + (index - (boards + 8) / 2) * step * scale;
            const w = step * scale * 0.3;
            const h = w * 0.34;
            return polygon(
              [
                [x, y - h],
                [x + w, y],
                [x, y + h],
                [x - w, y],
              ],
              index % 2 === row % 2 ? paint.accent : paint.second,
              { opacity: 0.4 },
            );
          });
        })
      : '';
  return (
    rect(0, FLOOR, width, depth, colour) +
    rect(0, FLOOR, width, depth, 'url(#down)', { opacity: 0.6 }) +
    rays +
    across +
    ends +
    motif
  );
}

function wallDressing(paint: Paint, kind: WallKind, random: Random): string {
  const { width } = CANVAS;
  if (kind === 'dado') {
    return (
      rect(0, 450, width, FLOOR - 450, paint.accentWall, { opacity: 0.55 }) +
      line(0, 450, width, 450, lighten(paint.accentWall, 0.5), 7)
    );
  }
  if (kind === 'arch') {
    const x = random.pick([150, 690]);
    return path(d`M${x} ${FLOOR}V330A230 230 0 0 1 ${x + 460} 330V${FLOOR}Z`, paint.accentWall, { opacity: 0.6 });
  }
  if (kind === 'panels') {
    return repeat(
      4,
      (index) =>
        path(d`M${44 + index * 306} 150h274v470h-274Z`, 'none', {
          stroke: deepen(paint.wall, 0.16),
          thick: 4,
          opacity: 0.7,
        }) + line(46 + index * 306, 152, 316 + index * 306, 152, '#FFFDF8', 3, { opacity: 0.6 }),
    );
  }
  return '';
}

interface RoomShell {
  wall: WallKind;
  floor: FloorKind;
  /** Width of a side wall seen in perspective at the left and at the right; 0 for none. */
  left: number;
  right: number;
}

/** An empty room seen from the front: back wall, one or two side walls, ceiling and floor. */
export function room(paint: Paint, random: Random, { wall, floor: kind, left, right }: RoomShell): string {
  const { width } = CANVAS;
  const centre = width / 2 + (left - right) * 0.8;
  const top = 58;
  const drop = (side: number): number => FLOOR + (side * (FLOOR - HORIZON)) / (width / 2 - 40);
  const skirting = lighten(paint.trim, 0.3);
  const cornice = path(d`M0 0H${width}L${width - right} ${top}H${left}Z`, paint.ceiling);
  const sideWall = (near: number, far: number, side: number, shade: string, tone: Hex): string =>
    side === 0
      ? ''
      : [
          polygon(
            [
              [near, 0],
              [far, top],
              [far, FLOOR],
              [near, drop(side)],
            ],
            tone,
          ),
          polygon(
            [
              [near, 0],
              [far, top],
              [far, FLOOR],
              [near, drop(side)],
            ],
            shade,
          ),
          polygon(
            [
              [near, drop(side) - 30],
              [far, FLOOR - 20],
              [far, FLOOR],
              [near, drop(side)],
            ],
            skirting,
          ),
        ].join('');
  return [
    rect(0, 0, width, FLOOR, paint.wall),
    wallDressing(paint, wall, random),
    rect(0, top, width, 110, 'url(#under)', { opacity: 0.4 }),
    cornice,
    line(left, top, width - right, top, lighten(paint.ceiling, 0.5), 5),
    floor(paint, random, kind, centre),
    rect(0, FLOOR - 20, width, 20, skirting),
    rect(0, FLOOR, width, 26, 'url(#under)', { opacity: 0.7 }),
    sideWall(0, left, left, 'url(#left)', lighten(mix(paint.wall, paint.accentWall, 0.25), 0.05)),
    sideWall(width, width - right, right, 'url(#right)', deepen(mix(paint.wall, paint.accentWall, 0.3), 0.06)),
    paint.light.lamps ? ellipse(centre, 330, 860, 600, 'url(#glow)', { opacity: 0.34 }) : '',
  ].join('');
}
