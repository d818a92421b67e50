import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { nth } from '../cycle.ts';
import { TIMES } from '../light.ts';
import { mixPaint, type Paint, SKIN_NAMES } from '../paint.ts';
import { hedge, hills, sky, skyline, TREE_KINDS, tree } from '../parts/outdoors.ts';
import type { Sketcher } from '../sketch.ts';
import { at, d, ellipse, form, line, path, polygon, rect, repeat, stroke } from '../svg.ts';

const CORNERS = [
  [310, 640],
  [990, 640],
  [1190, 858],
  [90, 858],
] as const;

const stone = (paint: Paint, size: number): string =>
  ellipse(size * 0.2, 0, size * 0.8, size * 0.2, 'url(#shadow)') +
  form(-size * 0.24, -size, size * 0.48, size, paint.white, { r: size * 0.12 }) +
  rect(-size * 0.24, -size * 0.82, size * 0.48, size * 0.2, paint.brick);

const flag = (paint: Paint, colour: Hex): string =>
  line(0, 0, 0, -84, paint.wood, 5) + path('M0 -84L46 -70L0 -54Z', colour);

function tufts(paint: Paint, random: Random): string {
  return repeat(46, () => {
    const y = random.between(600, 868);
    const size = 8 + (y - 600) * 0.05;
    const x = random.between(10, 1270);
    const colour = mix(paint.leaf, paint.grass, random.between(0.1, 0.7));
    return stroke(
      d`M${x - size * 0.5} ${y}L${x - size * 0.8} ${y - size}M${x} ${y}V${y - size * 1.3}M${x + size * 0.5} ${y}L${x + size * 0.8} ${y - size}`,
      colour,
      3,
    );
  });
}

function farHouses(paint: Paint, random: Random): string {
  return repeat(3, (index) => {
    const x = 120 + index * 420 + random.between(-50, 50);
    const wall = random.pick([paint.linen, mix(paint.rose, paint.linen, 0.5), mix(paint.soil, paint.linen, 0.4)]);
    return (
      form(x, 500, 120, 72, wall) +
      polygon(
        [
          [x - 14, 502],
          [x + 60, 452],
          [x + 134, 502],
        ],
        mix(paint.clay, paint.brick, 0.4),
      ) +
      rect(x + 18, 522, 26, 26, paint.light.lamps ? '#FFD993' : paint.sky) +
      rect(x + 72, 522, 26, 50, paint.wood)
    );
  });
}

/** A plot of land, marked at its corners, beside a road. */
export const sketchPlot: Sketcher = (random) => {
  const paint = mixPaint(random.pick(TIMES), random.pick(SKIN_NAMES));
  const surface = random.pick(['grassy', 'levelled red-earth'] as const);
  const beyond = random.pick(['hills', 'the town', 'houses'] as const);
  const kind = random.pick(TREE_KINDS);
  const soil =
    surface === 'grassy' ? lighten(mix(paint.grass, paint.sun, 0.18), 0.12) : mix(paint.clay, paint.soil, 0.5);

  return {
    light: paint.light,
    words: `A ${surface} plot with white corner stones and a rope around it, ${kind === 'round' ? 'shade' : kind} trees, ${beyond} beyond and a road in front, ${paint.light.words}`,
    ground: [
      [mix(paint.light.skyTop, paint.light.skyLow, 0.5), 0.5],
      [paint.grass, 0.24],
      [soil, 0.18],
      [paint.road, 0.08],
    ],
    draw: () => {
      const flagColour = random.pick([paint.brick, paint.sun, paint.leaf]);
      const edge = [...CORNERS, CORNERS[0]];
      return [
        sky(paint, random, 1280, 580),
        beyond === 'the town'
          ? skyline(paint, random, {
              width: 1280,
              base: 580,
              low: 80,
              high: 260,
              colour: paint.light.far,
              windows: true,
            })
          : hills(paint, random, 1280, 580, beyond === 'hills' ? 250 : 140),
        repeat(16, (index) =>
          ellipse(
            index * 86,
            578,
            random.between(56, 90),
            random.between(24, 46),
            mix(paint.leaf, paint.light.far, random.between(0.25, 0.5)),
          ),
        ),
        beyond === 'houses' ? farHouses(paint, random) : '',
        rect(0, 570, 1280, 330, paint.grass),
        rect(0, 570, 1280, 330, 'url(#down)', { opacity: 0.5 }),
        at(150, 640, tree(paint, random, kind, 380)),
        at(1150, 650, tree(paint, random, kind, 340)),
        at(950, 596, tree(paint, random, 'neem', 190)),
        polygon(CORNERS, soil),
        polygon(CORNERS, 'url(#form)'),
        repeat(5, (index) =>
          line(330 - index * 44, 676 + index * 38, 960 + index * 42, 676 + index * 38, deepen(soil, 0.14), 3, {
            opacity: 0.35,
            dash: '40 60',
          }),
        ),
        tufts(paint, random),
        edge
          .slice(1)
          .map(([x, y], index) => {
            const [fromX, fromY] = nth(edge, index);
            return stroke(
              d`M${fromX} ${fromY - 30}Q${(fromX + x) / 2} ${(fromY + y) / 2 - 12} ${x} ${y - 30}`,
              paint.linen,
              5,
            );
          })
          .join(''),
        CORNERS.map(([x, y]) => at(x, y, stone(paint, y > 700 ? 62 : 42))).join(''),
        CORNERS.map(([x, y]) => at(x, y - (y > 700 ? 50 : 32), flag(paint, flagColour), y > 700 ? 0.9 : 0.6)).join(''),
        rect(0, 880, 1280, 80, paint.road) +
          rect(0, 874, 1280, 12, lighten(paint.steel, 0.3)) +
          rect(0, 886, 1280, 16, 'url(#under)'),
        repeat(8, (index) => rect(index * 180 + 30, 924, 96, 8, paint.linen, { r: 4, opacity: 0.75 })),
        at(-20, 878, hedge(paint, random, 150, 54)),
        at(1190, 878, hedge(paint, random, 130, 54)),
      ].join('');
    },
  };
};
