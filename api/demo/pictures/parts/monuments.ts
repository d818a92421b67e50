import { deepen, type Hex, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, form, line, path, polygon, rect, repeat } from '../svg.ts';

/** A shape with the shared light gradient over it. */
export const lit = (data: string, colour: Hex): string => path(data, colour) + path(data, 'url(#form)');

export const archway = (x: number, width: number, height: number, colour: Hex): string =>
  path(
    d`M${x - width / 2} 0V${-height * 0.6}Q${x - width / 2} ${-height * 0.9} ${x} ${-height}Q${x + width / 2} ${-height * 0.9} ${x + width / 2} ${-height * 0.6}V0Z`,
    colour,
  );

/** An onion dome with its finial; the origin is the middle of its foot. */
export const dome = (width: number, colour: Hex): string =>
  lit(
    d`M${-width * 0.42} 0C${-width * 0.62} ${-width * 0.36} ${-width * 0.34} ${-width * 0.6} 0 ${-width * 0.82}C${width * 0.34} ${-width * 0.6} ${width * 0.62} ${-width * 0.36} ${width * 0.42} 0Z`,
    colour,
  ) +
  line(0, -width * 0.8, 0, -width * 0.98, deepen(colour, 0.3), 4) +
  form(-width * 0.45, -width * 0.04, width * 0.9, width * 0.08, lighten(colour, 0.15));

/** A slender tower with a small dome, foot at the origin. */
export const minaret = (height: number, colour: Hex): string =>
  [
    polygon(
      [
        [-height * 0.045, 0],
        [-height * 0.032, -height * 0.84],
        [height * 0.032, -height * 0.84],
        [height * 0.045, 0],
      ],
      colour,
    ),
    polygon(
      [
        [-height * 0.045, 0],
        [-height * 0.032, -height * 0.84],
        [height * 0.032, -height * 0.84],
        [height * 0.045, 0],
      ],
      'url(#form)',
    ),
    [0.3, 0.58, 0.84]
      .map((share) => form(-height * 0.06, -height * share, height * 0.12, height * 0.025, lighten(colour, 0.2)))
      .join(''),
    at(0, -height * 0.86, dome(height * 0.1, colour)),
  ].join('');

/** A domed tomb on a platform with four minarets, foot at the origin. */
export function domedTomb(colour: Hex, width: number, minarets: boolean): string {
  const dark = deepen(colour, 0.34);
  return [
    minarets
      ? [-0.62, 0.62].map((share) => at(width * share, 0, minaret(width * 0.74, lighten(colour, 0.08)))).join('')
      : '',
    form(-width * 0.7, -width * 0.06, width * 1.4, width * 0.06, deepen(colour, 0.1)),
    at(0, -width * 0.5, dome(width * 0.44, lighten(colour, 0.1))),
    [-0.29, 0.29].map((share) => at(width * share, -width * 0.46, dome(width * 0.14, lighten(colour, 0.06)))).join(''),
    form(-width * 0.42, -width * 0.47, width * 0.84, width * 0.42, colour),
    form(-width * 0.17, -width * 0.54, width * 0.34, width * 0.49, lighten(colour, 0.1)),
    at(
      0,
      -width * 0.05,
      archway(0, width * 0.2, width * 0.38, dark) +
        archway(-width * 0.3, width * 0.11, width * 0.17, dark) +
        archway(width * 0.3, width * 0.11, width * 0.17, dark),
    ),
    [-0.3, 0.3].map((share) => at(width * share, -width * 0.26, archway(0, width * 0.11, width * 0.15, dark))).join(''),
  ].join('');
}

/** Four minarets around a square gate with arches, foot at the origin. */
export function fourTowerGate(colour: Hex, width: number): string {
  const dark = deepen(colour, 0.36);
  return [
    [-0.28, 0.28].map((share) => at(width * share, 0, minaret(width * 1.12, deepen(colour, 0.08)))).join(''),
    form(-width * 0.44, -width * 0.6, width * 0.88, width * 0.6, colour),
    archway(0, width * 0.42, width * 0.46, dark),
    form(-width * 0.47, -width * 0.64, width * 0.94, width * 0.06, lighten(colour, 0.2)),
    repeat(6, (index) =>
      at(-width * 0.33 + index * width * 0.132, -width * 0.48, archway(0, width * 0.07, width * 0.07, dark)),
    ),
    form(-width * 0.3, -width * 0.76, width * 0.6, width * 0.12, lighten(colour, 0.06)),
    repeat(5, (index) =>
      at(-width * 0.22 + index * width * 0.11, -width * 0.65, archway(0, width * 0.06, width * 0.08, dark)),
    ),
    [-0.46, 0.46].map((share) => at(width * share, 0, minaret(width * 1.2, lighten(colour, 0.06)))).join(''),
  ].join('');
}

/** A tall memorial arch, foot at the origin. */
export const memorialArch = (colour: Hex, height: number): string =>
  form(-height * 0.34, -height * 0.86, height * 0.68, height * 0.86, colour) +
  archway(0, height * 0.3, height * 0.6, deepen(colour, 0.4)) +
  form(-height * 0.38, -height * 0.9, height * 0.76, height * 0.06, lighten(colour, 0.2)) +
  form(-height * 0.26, -height * 0.96, height * 0.52, height * 0.06, lighten(colour, 0.08)) +
  form(-height * 0.12, -height, height * 0.24, height * 0.05, colour) +
  line(-height * 0.34, -height * 0.3, -height * 0.16, -height * 0.3, deepen(colour, 0.2), 4) +
  line(height * 0.16, -height * 0.3, height * 0.34, -height * 0.3, deepen(colour, 0.2), 4);

/** A fort wall with battlements and a gate between two bastions; the origin is the middle of its foot. */
export function fort(colour: Hex, width: number, height: number): string {
  const merlon = (x: number, y: number, size: number): string =>
    path(
      d`M${x} ${y}V${-size * 0.5 + y}Q${x + size * 0.4} ${y - size * 1.1} ${x + size * 0.8} ${y - size * 0.5}V${y}Z`,
      colour,
    );
  const bastion = (x: number): string =>
    lit(d`M${x - 62} 0L${x - 50} ${-height * 1.3}H${x + 50}L${x + 62} 0Z`, lighten(colour, 0.08)) +
    repeat(5, (index) => merlon(x - 50 + index * 20, -height * 1.3, 22)) +
    [0.5, 0.9].map((share) => rect(x - 5, -height * share, 10, 24, deepen(colour, 0.4), { r: 5 })).join('');
  return [
    form(-width / 2, -height, width, height, deepen(colour, 0.06)),
    repeat(Math.floor(width / 34), (index) => merlon(-width / 2 + index * 34, -height, 30)),
    line(-width / 2, -height * 0.66, width / 2, -height * 0.66, deepen(colour, 0.18), 4),
    form(-90, -height * 1.34, 180, height * 1.34, lighten(colour, 0.04)),
    archway(0, 96, height * 0.9, deepen(colour, 0.45)),
    repeat(6, (index) => merlon(-90 + index * 31, -height * 1.34, 28)),
    bastion(-150),
    bastion(150),
    bastion(-width / 2 + 30),
    bastion(width / 2 - 30),
  ].join('');
}

/** A clock tower, foot at the origin. */
export const clockTower = (paint: Paint, height: number, colour: Hex): string =>
  form(-height * 0.1, -height * 0.8, height * 0.2, height * 0.8, colour) +
  form(-height * 0.12, -height * 0.6, height * 0.24, height * 0.02, lighten(colour, 0.25)) +
  archway(0, height * 0.09, height * 0.16, deepen(colour, 0.4)) +
  circle(0, -height * 0.69, height * 0.07, paint.paper) +
  line(0, -height * 0.69, 0, -height * 0.735, paint.ink, 4) +
  line(0, -height * 0.69, height * 0.03, -height * 0.68, paint.ink, 4) +
  polygon(
    [
      [-height * 0.13, -height * 0.8],
      [0, -height],
      [height * 0.13, -height * 0.8],
    ],
    deepen(colour, 0.2),
  );
