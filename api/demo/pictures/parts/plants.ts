import type { Random } from '../../../src/foundation/random/seeded-random.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { nth } from '../cycle.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, form, line, path, repeat, stroke } from '../svg.ts';
import { groundShadow } from './ground-shadow.ts';

export const PLANT_KINDS = ['snake plant', 'rubber plant', 'areca palm', 'monstera', 'fern'] as const;

type PlantKind = (typeof PLANT_KINDS)[number];

/** One leaf that grows from the origin upwards, turned by `angle` degrees, with a lighter half and a midrib. */
export function leaf(length: number, width: number, angle: number, colour: Hex): string {
  const half = d`M0 0C${-width} ${-length * 0.25} ${-width * 0.8} ${-length * 0.8} 0 ${-length}Z`;
  return `<g transform="rotate(${Math.round(angle)})">${[
    path(
      d`M0 0C${width} ${-length * 0.25} ${width * 0.8} ${-length * 0.8} 0 ${-length}C${-width * 0.8} ${-length * 0.8} ${-width} ${-length * 0.25} 0 0Z`,
      colour,
    ),
    path(half, lighten(colour, 0.14)),
    line(0, 0, 0, -length * 0.9, deepen(colour, 0.25), 2, { opacity: 0.5 }),
  ].join('')}</g>`;
}

const greens = (paint: Paint): Hex[] => [
  paint.leaf,
  paint.leafDeep,
  mix(paint.leaf, paint.leafLight, 0.5),
  paint.leafLight,
];

function snakePlant(paint: Paint, random: Random, height: number): string {
  return repeat(8, (index) => {
    const tall = height * random.between(0.6, 1);
    const angle = -26 + index * 7.5 + random.between(-2, 2);
    const colour = random.pick(greens(paint));
    return at(
      (index - 3.5) * 7,
      0,
      `<g transform="rotate(${angle.toFixed(1)})">${path(d`M-9 0C-17 ${-tall * 0.5} -11 ${-tall * 0.85} 0 ${-tall}C11 ${-tall * 0.85} 17 ${-tall * 0.5} 9 0Z`, lighten(colour, 0.35))}${path(d`M-6 0C-12 ${-tall * 0.5} -7 ${-tall * 0.85} 0 ${-tall * 0.96}C7 ${-tall * 0.85} 12 ${-tall * 0.5} 6 0Z`, colour)}</g>`,
    );
  });
}

function rubberPlant(paint: Paint, random: Random, height: number): string {
  const stems = [-11, 0, 12].map((lean, stem) => {
    const tall = height * nth([0.72, 0.9, 0.62], stem);
    const leaves = repeat(7, (index) => {
      const up = tall * (0.22 + index * 0.115);
      const side = (index + stem) % 2 === 0 ? 1 : -1;
      return at(
        (lean / 40) * up,
        -up,
        leaf(height * 0.27, height * 0.075, side * random.between(38, 66), random.pick(greens(paint))),
      );
    });
    return (
      stroke(d`M0 0L${(lean / 40) * tall} ${-tall}`, deepen(paint.leafDeep, 0.3), 5) +
      leaves +
      at((lean / 40) * tall, -tall, leaf(height * 0.2, height * 0.05, lean, paint.leafLight))
    );
  });
  return stems.join('');
}

function arecaPalm(paint: Paint, random: Random, height: number): string {
  return repeat(11, (index) => {
    const spread = (index - 5) / 5;
    const reach = spread * height * 0.62;
    const rise = height * (1 - Math.abs(spread) * 0.42) * random.between(0.9, 1.02);
    const colour = nth(greens(paint), index);
    const leaflets = repeat(11, (step) => {
      const share = 0.3 + step * 0.065;
      const x = reach * share * share;
      const y = -rise * (1 - (1 - share) ** 1.7) + Math.abs(reach) * share ** 3 * 0.42;
      const slope = spread * 62 * share;
      const size = height * 0.19 * (1.12 - share * 0.6);
      return at(x, y, leaf(size, size * 0.13, slope + 44, colour) + leaf(size, size * 0.13, slope - 44, colour));
    });
    return (
      stroke(
        d`M0 0Q${reach * 0.16} ${-rise * 0.8} ${reach * 0.86} ${-rise + Math.abs(reach) * 0.36}`,
        mix(colour, paint.sun, 0.25),
        4,
      ) + leaflets
    );
  });
}

function monstera(paint: Paint, random: Random, height: number): string {
  return repeat(9, (index) => {
    const angle = -66 + index * 16.5 + random.between(-5, 5);
    const reach = height * (index % 2 === 0 ? random.between(0.62, 0.78) : random.between(0.38, 0.52));
    const x = Math.sin((angle * Math.PI) / 180) * reach;
    const y = -Math.cos((angle * Math.PI) / 180) * reach * 0.92;
    const size = height * 0.3;
    const colour = nth(greens(paint).slice(0, 3), index);
    const heart = path(
      d`M0 0C${-size * 0.75} ${-size * 0.28} ${-size * 0.62} ${-size * 0.95} 0 ${-size * 1.12}C${size * 0.62} ${-size * 0.95} ${size * 0.75} ${-size * 0.28} 0 0Z`,
      colour,
    );
    const ribs = repeat(3, (rib) => {
      const up = -size * (0.3 + rib * 0.22);
      return [-1, 1]
        .map((side) =>
          stroke(
            d`M0 ${up}Q${side * size * 0.22} ${up - size * 0.12} ${side * size * 0.36} ${up - size * 0.06}`,
            lighten(colour, 0.28),
            2.5,
          ),
        )
        .join('');
    });
    return (
      stroke(d`M0 0Q${x * 0.2} ${y * 0.7} ${x} ${y}`, paint.leafDeep, 4) +
      at(
        x,
        y,
        `<g transform="rotate(${Math.round(angle * 1.15)})">${heart}${line(0, 0, 0, -size, lighten(colour, 0.28), 3)}${ribs}</g>`,
      )
    );
  });
}

function fern(paint: Paint, random: Random, height: number): string {
  return repeat(15, (index) => {
    const angle = -84 + index * 12 + random.between(-4, 4);
    return leaf(height * random.between(0.5, 0.8), height * 0.07, angle, nth(greens(paint), index));
  });
}

const GROWTH = {
  'snake plant': snakePlant,
  'rubber plant': rubberPlant,
  'areca palm': arecaPalm,
  monstera,
  fern,
} as const satisfies Record<PlantKind, (paint: Paint, random: Random, height: number) => string>;

function pot(paint: Paint, random: Random, width: number): string {
  const height = width * 0.92;
  const colour = random.pick([paint.clay, paint.linen, paint.brass, paint.charcoal, paint.clay]);
  const body = d`M${-width / 2} ${-height}L${width / 2} ${-height}L${width * 0.37} 0L${-width * 0.37} 0Z`;
  return [
    path(body, colour),
    path(body, 'url(#form)'),
    form(-width * 0.54, -height, width * 1.08, height * 0.2, lighten(colour, 0.08), { r: 4 }),
    line(-width * 0.44, -height * 0.55, width * 0.44, -height * 0.55, lighten(colour, 0.35), 3, { opacity: 0.7 }),
  ].join('');
}

/** A plant in a pot that stands on the floor at the origin; `height` is that of the whole. */
export function pottedPlant(paint: Paint, random: Random, kind: PlantKind, height: number): string {
  const width = height * (kind === 'fern' ? 0.36 : 0.27);
  return (
    groundShadow(0, 0, width * 0.95) +
    at(0, -width * 0.85, GROWTH[kind](paint, random, height - width * 0.8)) +
    pot(paint, random, width)
  );
}

/** A hanging pot whose cord starts at the origin; vines fall `length` px. */
export function hangingPlant(paint: Paint, random: Random, cord: number, length: number): string {
  const vines = repeat(5, (index) => {
    const x = (index - 2) * 17;
    const fall = length * random.between(0.45, 1);
    const bow = random.between(-16, 16);
    const leaves = repeat(Math.floor(fall / 20), (step) =>
      at(
        x + (bow * step * 20) / fall,
        cord + 34 + step * 20,
        leaf(24, 12, (step % 2 === 0 ? 1 : -1) * 120, nth(greens(paint), step + index)),
      ),
    );
    return stroke(d`M${x} ${cord + 20}L${x + bow} ${cord + 20 + fall}`, paint.leafDeep, 3) + leaves;
  });
  return [
    line(0, 0, -34, cord, paint.brass, 2),
    line(0, 0, 34, cord, paint.brass, 2),
    at(
      0,
      cord + 4,
      repeat(7, (index) => leaf(46, 13, -75 + index * 25, nth(greens(paint), index))),
    ),
    vines,
    path(d`M-42 ${cord}L42 ${cord}Q38 ${cord + 52} 0 ${cord + 54}Q-38 ${cord + 52} -42 ${cord}Z`, paint.clay),
    path(d`M-42 ${cord}L42 ${cord}Q38 ${cord + 52} 0 ${cord + 54}Q-38 ${cord + 52} -42 ${cord}Z`, 'url(#form)'),
  ].join('');
}

/** A small vase with three sprigs, standing at the origin. */
export function sprigVase(paint: Paint, random: Random, height: number): string {
  const colour = random.pick([paint.brick, paint.sky, paint.linen, paint.brass]);
  const sprigs = [-22, 2, 24].map((angle, index) => {
    const blossom = random.pick([paint.sun, paint.rose, paint.leafLight]);
    const tall = height * (0.72 - index * 0.06);
    const x = Math.sin((angle * Math.PI) / 180) * tall;
    return at(
      0,
      -height * 0.4,
      line(0, 0, x, -tall, paint.leafDeep, 2.5) +
        leaf(tall * 0.5, 6, angle + 24, paint.leaf) +
        circle(x, -tall, height * 0.07, blossom) +
        circle(x - 8, -tall + 12, height * 0.05, lighten(blossom, 0.25)),
    );
  });
  const body = d`M${-height * 0.07} ${-height * 0.46}L${height * 0.07} ${-height * 0.46}C${height * 0.06} ${-height * 0.32} ${height * 0.2} ${-height * 0.26} ${height * 0.13} 0L${-height * 0.13} 0C${-height * 0.2} ${-height * 0.26} ${-height * 0.06} ${-height * 0.32} ${-height * 0.07} ${-height * 0.46}Z`;
  return sprigs.join('') + path(body, colour) + path(body, 'url(#form)');
}

/** A small leafy pot for shelves and sills, standing at the origin. */
export function fernPot(paint: Paint, random: Random, height: number): string {
  const width = height * 0.46;
  return at(0, -width * 0.7, fern(paint, random, height * 0.72)) + pot(paint, random, width);
}
