import type { Random } from '../../../src/foundation/random/public.ts';
import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, crop, d, form, line, path, polygon, rect, repeat } from '../svg.ts';
import { sky, skyline } from './outdoors.ts';

export const WINDOW_KINDS = ['tall window', 'wide window', 'arched window', 'pair of windows'] as const;

type WindowKind = (typeof WINDOW_KINDS)[number];

interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The view through an opening: sky, two rows of buildings, treetops. */
export function view(paint: Paint, random: Random, width: number, height: number, sun = true): string {
  const { light } = paint;
  const near = mix(light.near, paint.wall, 0.12);
  return [
    sky(paint, random, width, height, sun),
    skyline(paint, random, {
      width,
      base: height,
      low: height * 0.26,
      high: height * 0.52,
      colour: light.far,
      windows: false,
    }),
    skyline(paint, random, {
      width,
      base: height,
      low: height * 0.1,
      high: height * 0.34,
      colour: near,
      windows: true,
    }),
    repeat(Math.ceil(width / 60), (index) =>
      circle(
        index * 62 + random.between(-12, 12),
        height + 8,
        random.between(34, 54),
        mix(paint.leaf, light.near, random.between(0.15, 0.45)),
      ),
    ),
  ].join('');
}

function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return d`M${x} ${y + height}L${x} ${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}L${x + width} ${y + height}Z`;
}

function sash(paint: Paint, random: Random, { x, y, width, height }: Opening, arched: boolean, sun = true): string {
  const frame = lighten(paint.trim, 0.35);
  const bars = width > 250 ? [1 / 3, 2 / 3] : [1 / 2];
  const id = `pane-${Math.round(x)}-${Math.round(y)}-${Math.round(width)}`;
  const inner = view(paint, random, width, height, sun);
  const glass = polygon(
    [
      [width * 0.08, height],
      [width * 0.4, 0],
      [width * 0.58, 0],
      [width * 0.26, height],
    ],
    '#FFFFFF',
    { opacity: 0.14 },
  );
  const outline = arched ? arch(x, y, width, height) : d`M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const shown = arched
    ? `<clipPath id="${id}"><path d="${arch(0, 0, width, height)}"/></clipPath>${at(x, y, `<g clip-path="url(#${id})">${inner}${glass}</g>`)}`
    : crop(x, y, width, height, inner + glass);
  return [
    path(outline, deepen(paint.wall, 0.22), { stroke: deepen(paint.wall, 0.16), thick: 26 }),
    shown,
    ...bars.map((share) => line(x + width * share, y + (arched ? 4 : 0), x + width * share, y + height, frame, 8)),
    line(x, y + height * (arched ? 0.46 : 0.32), x + width, y + height * (arched ? 0.46 : 0.32), frame, 8),
    path(outline, 'none', { stroke: frame, thick: 14 }),
    form(x - 24, y + height, width + 48, 18, frame, { r: 3 }),
    rect(x - 16, y + height + 18, width + 32, 14, 'url(#under)'),
  ].join('');
}

/** A curtain that hangs from a rod at y, in folds. */
function curtain(x: number, y: number, width: number, height: number, colour: Hex): string {
  const folds = Math.max(3, Math.round(width / 22));
  const fold = width / folds;
  return [
    rect(x, y, width, height, colour, { r: 4 }),
    repeat(folds, (index) =>
      rect(x + index * fold + fold * 0.55, y, fold * 0.45, height, deepen(colour, 0.2), { opacity: 0.35 }),
    ),
    repeat(folds, (index) => rect(x + index * fold, y, fold * 0.2, height, '#FFFDF8', { opacity: 0.25 })),
    rect(x, y + height - 34, width, 8, deepen(colour, 0.28), { opacity: 0.4 }),
  ].join('');
}

interface Dressing {
  kind: WindowKind;
  /** Colour of curtains at both sides; none by default. */
  curtains?: Hex;
}

/** A window in the back wall. */
export function windowInWall(paint: Paint, random: Random, opening: Opening, { kind, curtains }: Dressing): string {
  const { x, y, width, height } = opening;
  const gap = 34;
  const half = (width - gap) / 2;
  const glazing =
    kind === 'pair of windows'
      ? sash(paint, random, { ...opening, width: half }, false) +
        sash(paint, random, { ...opening, x: x + half + gap, width: half }, false, false)
      : sash(paint, random, opening, kind === 'arched window');
  if (curtains === undefined) return glazing;
  const wide = Math.min(86, width * 0.26);
  const drop = height + 88;
  return [
    glazing,
    line(x - wide - 8, y - 34, x + width + wide + 8, y - 34, paint.brass, 8),
    circle(x - wide - 12, y - 34, 9, paint.brass),
    circle(x + width + wide + 12, y - 34, 9, paint.brass),
    curtain(x - wide, y - 32, wide, drop, curtains),
    curtain(x + width, y - 32, wide, drop, curtains),
  ].join('');
}

/** The patch of light that a window in the back wall throws on the floor, towards the right. */
export function lightOnFloor(paint: Paint, { x, width }: Opening, floor: number, reach = 210): string {
  if (paint.light.lamps) return '';
  const pane = (from: number, to: number): string =>
    polygon(
      [
        [x + width * from + 24, floor],
        [x + width * to + 24, floor],
        [x + width * to * 1.24 + 170, floor + reach],
        [x + width * from * 1.24 + 130, floor + reach],
      ],
      'url(#beam)',
    );
  return pane(0, 0.47) + pane(0.53, 1);
}
