import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, ellipse, path, polygon, rect, repeat } from '../svg.ts';

/** Sky with a low sun (or a moon at dusk), unless it is outside the view, and a few long clouds. */
export function sky(paint: Paint, random: Random, width: number, height: number, sun = true): string {
  const sunX = width * random.between(0.12, 0.4);
  const sunY = height * (paint.time === 'evening' ? 0.68 : random.between(0.2, 0.34));
  const radius = Math.min(width, height) * 0.06 + 8;
  const disc = paint.time === 'dusk' ? lighten(paint.light.skyLow, 0.75) : lighten(paint.light.beam, 0.4);
  const clouds = repeat(3, (index) => {
    const x = width * random.between(0.05, 0.9);
    const y = height * (0.12 + index * 0.15);
    const long = width * random.between(0.12, 0.22);
    const colour = mix(paint.light.skyLow, '#FFFFFF', 0.45);
    return [
      rect(x - long / 2, y, long, long * 0.13, colour, { r: long * 0.07, opacity: 0.6 }),
      rect(x - long * 0.22, y - long * 0.09, long * 0.5, long * 0.14, colour, { r: long * 0.07, opacity: 0.6 }),
    ].join('');
  });
  return [
    rect(0, 0, width, height, 'url(#sky)'),
    sun ? circle(sunX, sunY, radius * 5, 'url(#haze)', { opacity: 0.7 }) + circle(sunX, sunY, radius, disc) : '',
    clouds,
  ].join('');
}

interface Skyline {
  width: number;
  /** y of the line where buildings meet the ground. */
  base: number;
  low: number;
  high: number;
  colour: Hex;
  /** Draws rows of small windows. */
  windows: boolean;
}

function roofTop(random: Random, x: number, y: number, width: number, colour: Hex): string {
  const kind = random.whole(0, 4);
  if (kind === 0) return rect(x + width * 0.2, y - 16, width * 0.24, 16, colour, { r: 3 });
  if (kind === 1)
    return rect(x + width * 0.15, y - 26, width * 0.7, 27, colour) + rect(x + width * 0.46, y - 56, 3, 32, colour);
  if (kind === 2)
    return polygon(
      [
        [x, y + 1],
        [x + width, y + 1],
        [x + width, y - 24],
      ],
      colour,
    );
  return '';
}

/** A row of buildings, one behind the other, in one tone. */
export function skyline(paint: Paint, random: Random, { width, base, low, high, colour, windows }: Skyline): string {
  const parts: string[] = [];
  const unit = Math.max(34, width * 0.07);
  for (let x = -unit * random.next(); x < width; ) {
    const wide = unit * random.between(0.75, 1.5);
    const tall = random.between(low, high);
    parts.push(rect(x, base - tall, wide + 0.6, tall, colour), roofTop(random, x, base - tall, wide, colour));
    if (windows) {
      const columns = Math.max(2, Math.floor(wide / 17));
      const gap = wide / columns;
      const glass = paint.light.lamps ? '#FFD894' : lighten(colour, 0.3);
      for (let row = 0; row < Math.floor((tall - 20) / 24); row += 1)
        for (let column = 0; column < columns; column += 1)
          if (random.chance(paint.light.lamps ? 0.4 : 0.7))
            parts.push(
              rect(x + gap * column + gap * 0.27, base - tall + 14 + row * 24, gap * 0.46, 11, glass, {
                opacity: 0.75,
              }),
            );
    }
    x += wide + (random.chance(0.25) ? unit * 0.4 : 0);
  }
  return parts.join('');
}

export const TREE_KINDS = ['neem', 'gulmohar', 'ashoka', 'coconut', 'round'] as const;

type TreeKind = (typeof TREE_KINDS)[number];

const CROWN: Record<TreeKind, (paint: Paint) => Hex> = {
  neem: (paint) => paint.leaf,
  gulmohar: (paint) => mix(paint.brick, paint.clay, 0.45),
  ashoka: (paint) => paint.leafDeep,
  coconut: (paint) => paint.leaf,
  round: (paint) => mix(paint.leaf, paint.leafLight, 0.45),
};

/** Centre and radius of the circles of a crown, relative to the tree's height. */
const CROWN_BLOBS = {
  round: [[0, 0.66, 0.3]],
  gulmohar: [
    [-0.24, 0.58, 0.19],
    [0.25, 0.6, 0.19],
    [0.02, 0.7, 0.24],
    [-0.1, 0.78, 0.15],
  ],
  neem: [
    [-0.17, 0.55, 0.2],
    [0.18, 0.57, 0.2],
    [0, 0.74, 0.23],
  ],
} as const satisfies Partial<Record<TreeKind, readonly (readonly [number, number, number])[]>>;

function coconutCrown(colour: Hex, height: number): string {
  return repeat(9, (index) => {
    const angle = -116 + index * 29;
    const long = height * 0.36;
    const tone = index % 2 === 0 ? colour : deepen(colour, 0.18);
    return `<g transform="rotate(${angle})">${path(d`M0 0C${long * 0.12} ${-long * 0.5} ${long * 0.1} ${-long * 0.8} ${long * 0.3} ${-long}C${-long * 0.12} ${-long * 0.85} ${-long * 0.16} ${-long * 0.4} 0 0Z`, tone)}</g>`;
  });
}

/** A tree with its foot at the origin. */
export function tree(paint: Paint, random: Random, kind: TreeKind, height: number): string {
  const colour = CROWN[kind](paint);
  const bark = deepen(mix(paint.wood, paint.charcoal, 0.3), 0.15);
  const shadow = ellipse(height * 0.1, 0, height * 0.32, height * 0.045, 'url(#shadow)');
  if (kind === 'ashoka') {
    const crown = d`M0 ${-height}C${height * 0.11} ${-height * 0.75} ${height * 0.15} ${-height * 0.3} ${height * 0.1} ${-height * 0.1}L${-height * 0.1} ${-height * 0.1}C${-height * 0.15} ${-height * 0.3} ${-height * 0.11} ${-height * 0.75} 0 ${-height}Z`;
    return (
      shadow +
      rect(-height * 0.018, -height * 0.14, height * 0.036, height * 0.14, bark) +
      path(crown, colour) +
      path(crown, 'url(#form)')
    );
  }
  if (kind === 'coconut') {
    const lean = random.between(-0.1, 0.1) * height;
    const trunk = d`M${-height * 0.026} 0Q${lean * 0.2} ${-height * 0.5} ${lean - height * 0.013} ${-height * 0.78}L${lean + height * 0.013} ${-height * 0.78}Q${lean * 0.2 + height * 0.04} ${-height * 0.5} ${height * 0.03} 0Z`;
    return (
      shadow +
      path(trunk, bark) +
      at(
        lean,
        -height * 0.77,
        coconutCrown(colour, height) +
          circle(-7, 6, height * 0.022, paint.soil) +
          circle(8, 7, height * 0.022, deepen(paint.soil, 0.15)),
      )
    );
  }
  const crown = CROWN_BLOBS[kind].map(([x, y, radius]) => {
    const size = radius * height * random.between(0.93, 1.07);
    return (
      circle(x * height, -y * height, size, colour) +
      circle(x * height - size * 0.22, -y * height - size * 0.22, size * 0.62, lighten(colour, 0.12), {
        opacity: 0.7,
      }) +
      circle(x * height, -y * height, size, 'url(#form)')
    );
  });
  const trunk = d`M${-height * 0.035} 0L${-height * 0.018} ${-height * 0.5}L${height * 0.018} ${-height * 0.5}L${height * 0.035} 0Z`;
  return shadow + path(trunk, bark) + crown.join('');
}

/** A low clipped hedge or shrub row from the origin to the right. */
export function hedge(paint: Paint, random: Random, width: number, height: number): string {
  const lumps = Math.max(2, Math.round(width / (height * 0.9)));
  return repeat(lumps, (index) => {
    const x = ((index + 0.5) * width) / lumps;
    const colour = mix(paint.leaf, paint.leafLight, random.between(0.1, 0.6));
    const radius = (width / lumps) * 0.68;
    return (
      ellipse(x, -height * 0.42, radius, height * random.between(0.5, 0.62), colour) +
      ellipse(x - radius * 0.2, -height * 0.58, radius * 0.6, height * 0.3, lighten(colour, 0.14), { opacity: 0.7 })
    );
  });
}

/** Rolling hills across the width, from the far one to the near. */
export function hills(paint: Paint, random: Random, width: number, base: number, height: number): string {
  return repeat(2, (index) => {
    const colour = mix(paint.light.far, index === 0 ? paint.light.skyLow : paint.leafLight, index === 0 ? 0.35 : 0.35);
    const top = base - height * (1 - index * 0.4);
    const peak = width * random.between(0.2, 0.8);
    return path(
      d`M0 ${base}L0 ${top + height * 0.35}C${peak * 0.5} ${top + height * 0.3} ${peak * 0.7} ${top} ${peak} ${top}C${peak + (width - peak) * 0.3} ${top} ${peak + (width - peak) * 0.6} ${top + height * 0.42} ${width} ${top + height * 0.3}L${width} ${base}Z`,
      colour,
    );
  });
}
