/** Optional attributes of a shape. */
interface Extra {
  /** Corner radius. */
  r?: number;
  opacity?: number;
  stroke?: string;
  /** Width of the stroke in px of the 1280 px canvas. */
  thick?: number;
  dash?: string;
  /** Degrees clockwise about a point. */
  turn?: readonly [degrees: number, x: number, y: number];
}

type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);

const extra = ({ r, opacity, stroke, thick, dash, turn }: Extra): string =>
  [
    r === undefined ? '' : ` rx="${round(r)}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${thick ?? 3}"`,
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
    turn === undefined ? '' : ` transform="rotate(${turn.map(round).join(' ')})"`,
  ].join('');

/** A rectangle from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Extra = {}): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${extra(more)}/>`;

/** A rectangle with the shared gradient: bright at the left, shaded at the right. */
export const form = (x: number, y: number, width: number, height: number, fill: string, more: Extra = {}): string =>
  rect(x, y, width, height, fill, more) + rect(x, y, width, height, 'url(#form)', more);

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: Extra = {}): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra(more)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more: Extra = {}): string =>
  ellipse(x, y, radius, radius, fill, more);

/** A closed shape through its corners. */
export const polygon = (points: readonly Point[], fill: string, more: Extra = {}): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"${extra(more)}/>`;

/** A closed shape from path data; numbers are written as given. */
export const path = (data: string, fill: string, more: Extra = {}): string =>
  `<path d="${data}" fill="${fill}"${extra(more)}/>`;

/** An open line from path data, with round ends. */
export const stroke = (data: string, colour: string, thick: number, more: Extra = {}): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"${extra(more)}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  thick = 3,
  more: Extra = {},
): string => stroke(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, colour, thick, more);

/** A group moved to a place, optionally scaled; a negative x scale mirrors it. */
export const at = (x: number, y: number, content: string, scaleX = 1, scaleY = Math.abs(scaleX)): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX} ${scaleY})`}">${content}</g>`;

/** A clipping frame; the content has the frame's corner as its origin. */
export const crop = (x: number, y: number, width: number, height: number, content: string): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}">${content}</svg>`;

/** The joined drawings of all indexes. */
export const repeat = (times: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, times) }, (_, index) => draw(index)).join('');

/** Rounds numbers inside template path data. */
export const d = (parts: TemplateStringsArray, ...numbers: number[]): string =>
  parts.reduce((text, part, index) => text + (index > 0 ? round(numbers[index - 1] ?? 0) : '') + part, '');
