import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, circle, d, ellipse, form, line, path, polygon, rect, repeat, stroke } from '../svg.ts';

/** A shape with the common light over it. */
const lit = (data: string, colour: Hex): string => path(data, colour) + path(data, 'url(#form)');

/** An onion dome with its finial; the origin is the middle of its foot. */
export const dome = (width: number, colour: Hex): string =>
  lit(d`M${-width * 0.42} 0C${-width * 0.62} ${-width * 0.36} ${-width * 0.34} ${-width * 0.6} 0 ${-width * 0.82}C${width * 0.34} ${-width * 0.6} ${width * 0.62} ${-width * 0.36} ${width * 0.42} 0Z`, colour) + line(0, -width * 0.8, 0, -width * 0.98, deepen(colour, 0.3), 4) + form(-width * 0.45, -width * 0.04, width * 0.9, width * 0.08, lighten(colour, 0.15));

/** A slender tower with a small dome, foot at the origin. */
export const minaret = (height: number, colour: Hex): string =>
  [
    polygon([[-height * 0.045, 0], [-height * 0.032, -height * 0.84], [height * 0.032, -height * 0.84], [height * 0.045, 0]], colour),
    polygon([[-height * 0.045, 0], [-height * 0.032, -height * 0.84], [height * 0.032, -height * 0.84], [height * 0.045, 0]], 'url(#form)'),
    [0.3, 0.58, 0.84].map((share) => form(-height * 0.06, -height * share, height * 0.12, height * 0.025, lighten(colour, 0.2))).join(''),
    at(0, -height * 0.86, dome(height * 0.1, colour)),
  ].join('');

const archway = (x: number, width: number, height: number, colour: Hex): string =>
  path(d`M${x - width / 2} 0V${-height * 0.6}Q${x - width / 2} ${-height * 0.9} ${x} ${-height}Q${x + width / 2} ${-height * 0.9} ${x + width / 2} ${-height * 0.6}V0Z`, colour);

/** A domed tomb on a platform with four minarets, foot at the origin. */
export function domedTomb(colour: Hex, width: number, minarets: boolean): string {
  const dark = deepen(colour, 0.34);
  return [
    minarets ? [-0.62, 0.62].map((share) => at(width * share, 0, minaret(width * 0.74, lighten(colour, 0.08)))).join('') : '',
    form(-width * 0.7, -width * 0.06, width * 1.4, width * 0.06, deepen(colour, 0.1)),
    at(0, -width * 0.5, dome(width * 0.44, lighten(colour, 0.1))),
    [-0.29, 0.29].map((share) => at(width * share, -width * 0.46, dome(width * 0.14, lighten(colour, 0.06)))).join(''),
    form(-width * 0.42, -width * 0.47, width * 0.84, width * 0.42, colour),
    form(-width * 0.17, -width * 0.54, width * 0.34, width * 0.49, lighten(colour, 0.1)),
    at(0, -width * 0.05, archway(0, width * 0.2, width * 0.38, dark) + archway(-width * 0.3, width * 0.11, width * 0.17, dark) + archway(width * 0.3, width * 0.11, width * 0.17, dark)),
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
    repeat(6, (index) => at(-width * 0.33 + index * width * 0.132, -width * 0.48, archway(0, width * 0.07, width * 0.07, dark))),
    form(-width * 0.3, -width * 0.76, width * 0.6, width * 0.12, lighten(colour, 0.06)),
    repeat(5, (index) => at(-width * 0.22 + index * width * 0.11, -width * 0.65, archway(0, width * 0.06, width * 0.08, dark))),
    [-0.46, 0.46].map((share) => at(width * share, 0, minaret(width * 1.2, lighten(colour, 0.06)))).join(''),
  ].join('');
}

/** A tall memorial arch, foot at the origin. */
export const memorialArch = (colour: Hex, height: number): string =>
  form(-height * 0.34, -height * 0.86, height * 0.68, height * 0.86, colour) + archway(0, height * 0.3, height * 0.6, deepen(colour, 0.4)) + form(-height * 0.38, -height * 0.9, height * 0.76, height * 0.06, lighten(colour, 0.2)) + form(-height * 0.26, -height * 0.96, height * 0.52, height * 0.06, lighten(colour, 0.08)) + form(-height * 0.12, -height, height * 0.24, height * 0.05, colour) + line(-height * 0.34, -height * 0.3, -height * 0.16, -height * 0.3, deepen(colour, 0.2), 4) + line(height * 0.16, -height * 0.3, height * 0.34, -height * 0.3, deepen(colour, 0.2), 4);

/** A stepped temple tower in several tones, foot at the origin. */
export function templeTower(paint: Paint, height: number): string {
  const tiers = 7;
  const tones = [paint.sun, paint.rose, paint.leafLight, mix(paint.sky, paint.linen, 0.3)];
  return form(-height * 0.36, -height * 0.16, height * 0.72, height * 0.16, paint.soil) + archway(0, height * 0.14, height * 0.14, deepen(paint.soil, 0.45)) + repeat(tiers, (tier) => {
    const half = height * (0.34 - tier * 0.034);
    const y = -height * (0.16 + tier * 0.1);
    return form(-half, y - height * 0.1, half * 2, height * 0.1, mix(paint.soil, paint.clay, tier % 2 === 0 ? 0.2 : 0.45)) + repeat(7 - (tier >> 1), (index) => form(-half + half * 0.1 + (index * half * 1.8) / (7 - (tier >> 1)), y - height * 0.085, height * 0.032, height * 0.06, tones[(index + tier) % 4]!, { r: 5 })) + form(-half - 4, y - height * 0.105, half * 2 + 8, height * 0.018, lighten(paint.soil, 0.25));
  }) + lit(d`M${-height * 0.13} ${-height * 0.86}Q0 ${-height * 1} ${height * 0.13} ${-height * 0.86}Z`, paint.clay) + repeat(5, (index) => line(-height * 0.08 + index * height * 0.04, -height * 0.92, -height * 0.08 + index * height * 0.04, -height * 0.98, paint.brass, 5));
}

/** A curved temple spire with a flag, foot at the origin. */
export const shikhara = (paint: Paint, height: number, colour: Hex): string =>
  form(-height * 0.3, -height * 0.26, height * 0.6, height * 0.26, colour) + archway(0, height * 0.16, height * 0.2, deepen(colour, 0.45)) + lit(d`M${-height * 0.24} ${-height * 0.26}C${-height * 0.24} ${-height * 0.6} ${-height * 0.1} ${-height * 0.78} ${-height * 0.06} ${-height * 0.86}H${height * 0.06}C${height * 0.1} ${-height * 0.78} ${height * 0.24} ${-height * 0.6} ${height * 0.24} ${-height * 0.26}Z`, lighten(colour, 0.1)) + [0.4, 0.54, 0.68].map((share) => line(-height * 0.2 * (1.3 - share), -height * share, height * 0.2 * (1.3 - share), -height * share, deepen(colour, 0.2), 4)).join('') + ellipse(0, -height * 0.87, height * 0.09, height * 0.03, deepen(colour, 0.1)) + line(0, -height * 0.87, 0, -height, paint.wood, 4) + polygon([[0, -height], [height * 0.12, -height * 0.965], [0, -height * 0.93]], paint.brick);

/** A fort wall with battlements and a gate between two bastions; the origin is the middle of its foot. */
export function fort(colour: Hex, width: number, height: number): string {
  const merlon = (x: number, y: number, size: number): string => path(d`M${x} ${y}V${-size * 0.5 + y}Q${x + size * 0.4} ${y - size * 1.1} ${x + size * 0.8} ${y - size * 0.5}V${y}Z`, colour);
  const bastion = (x: number): string => lit(d`M${x - 62} 0L${x - 50} ${-height * 1.3}H${x + 50}L${x + 62} 0Z`, lighten(colour, 0.08)) + repeat(5, (index) => merlon(x - 50 + index * 20, -height * 1.3, 22)) + [0.5, 0.9].map((share) => rect(x - 5, -height * share, 10, 24, deepen(colour, 0.4), { r: 5 })).join('');
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

/** A cable-stayed bridge across the width at the origin's height. */
export function cableBridge(paint: Paint, width: number, height: number): string {
  const cable = lighten(paint.steel, 0.3);
  const pylon = (x: number): string => repeat(11, (index) => line(x, -height + index * 12, x - 40 - index * 22, -10, cable, 2) + line(x, -height + index * 12, x + 40 + index * 22, -10, cable, 2)) + path(d`M${x - 34} 70L${x - 7} ${-height}H${x + 7}L${x + 34} 70H${x + 18}L${x} ${-height * 0.5}L${x - 18} 70Z`, paint.linen) + path(d`M${x - 34} 70L${x - 7} ${-height}H${x + 7}L${x + 34} 70H${x + 18}L${x} ${-height * 0.5}L${x - 18} 70Z`, 'url(#form)');
  return repeat(9, (index) => rect(60 + index * 150, 0, 16, 70, paint.steel)) + pylon(width * 0.34) + pylon(width * 0.66) + form(0, -12, width, 18, paint.linen) + rect(0, 6, width, 12, 'url(#under)');
}

/** An elevated railway with a train, from the left edge; the origin is its foot. */
export function viaduct(paint: Paint, width: number, height: number, livery: Hex): string {
  const glass = paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.charcoal, 0.25);
  const coach = (x: number, nose: boolean): string => {
    const body = nose ? d`M${x} -66H${x + 150}Q${x + 196} -62 ${x + 206} -14V-6H${x}Z` : d`M${x} -66H${x + 196}V-6H${x}Z`;
    return lit(body, paint.white) + rect(x, -22, nose ? 200 : 196, 9, livery) + repeat(nose ? 4 : 6, (index) => rect(x + 12 + index * 32, -56, 22, 24, glass, { r: 3 }));
  };
  return [
    repeat(Math.ceil(width / 210), (index) => form(80 + index * 210, -height + 30, 34, height - 30, paint.steel) + polygon([[40 + index * 210, -height + 30], [154 + index * 210, -height + 30], [114 + index * 210, -height + 66], [80 + index * 210, -height + 66]], paint.steel)),
    at(0, -height + 4, [coach(250, false), coach(450, false), coach(650, true)].join('')),
    form(0, -height, width, 34, lighten(paint.steel, 0.2)),
    rect(0, -height + 34, width, 16, 'url(#under)'),
  ].join('');
}

/** A glass office tower with a curved or slanted top, foot at the origin. */
export function glassTower(paint: Paint, width: number, height: number, top: 'curve' | 'slant' | 'flat'): string {
  const glass = mix(paint.light.skyTop, paint.sky, 0.35);
  const crest = { curve: d`Q0 ${-height - width * 0.3} ${width / 2} ${-height * 0.86}`, slant: d`L${width / 2} ${-height * 0.86}`, flat: d`H${width / 2}` }[top];
  const outline = d`M${-width / 2} 0V${-height}` + crest + 'V0Z';
  const rows = Math.floor((height * 0.84) / 22);
  return path(outline, glass) + repeat(rows, (row) => line(-width / 2, -12 - row * 22, width / 2, -12 - row * 22, lighten(glass, 0.35), 3, { opacity: 0.55 })) + repeat(3, (index) => line(-width / 4 + (index * width) / 4, 0, -width / 4 + (index * width) / 4, -height * 0.84, lighten(glass, 0.3), 2, { opacity: 0.5 })) + (paint.light.lamps ? repeat(rows, (row) => rect(-width / 2 + ((row * 37) % 70) * (width / 100), -26 - row * 22, width * 0.18, 12, '#FFDFA4', { opacity: 0.8 })) : '') + path(outline, 'url(#form)') + polygon([[-width * 0.36, 0], [-width * 0.1, -height * 0.84], [width * 0.06, -height * 0.84], [-width * 0.2, 0]], '#FFFFFF', { opacity: 0.14 });
}

/** A clock tower, foot at the origin. */
export const clockTower = (paint: Paint, height: number, colour: Hex): string =>
  form(-height * 0.1, -height * 0.8, height * 0.2, height * 0.8, colour) + form(-height * 0.12, -height * 0.6, height * 0.24, height * 0.02, lighten(colour, 0.25)) + archway(0, height * 0.09, height * 0.16, deepen(colour, 0.4)) + circle(0, -height * 0.69, height * 0.07, paint.paper) + line(0, -height * 0.69, 0, -height * 0.735, paint.ink, 4) + line(0, -height * 0.69, height * 0.03, -height * 0.68, paint.ink, 4) + polygon([[-height * 0.13, -height * 0.8], [0, -height], [height * 0.13, -height * 0.8]], deepen(colour, 0.2));

/** Steps that lead down to water, the upper edge at the origin. */
export const ghat = (width: number, height: number, colour: Hex): string =>
  repeat(7, (index) => form(-index * 8, (index * height) / 7, width + index * 16, height / 7, index % 2 === 0 ? colour : deepen(colour, 0.1)));

/** Still water across the width, with streaks of light. */
export const water = (paint: Paint, y: number, width: number, height: number): string =>
  rect(0, y, width, height, mix(paint.light.skyTop, paint.sky, 0.4)) + rect(0, y, width, height, 'url(#glass)', { opacity: 0.35 }) + repeat(13, (index) => rect(((index * 173) % width) - 30, y + 14 + ((index * 47) % (height - 24)), 70 + ((index * 31) % 90), 4, lighten(paint.light.skyLow, 0.4), { r: 2, opacity: 0.55 }));

/** A small sailing boat at the origin. */
export const boat = (paint: Paint, hull: Hex): string =>
  line(0, -14, 0, -120, paint.wood, 5) + path('M6 -116Q70 -70 60 -24H6Z', paint.linen) + path('M-6 -104Q-40 -60 -42 -24H-6Z', lighten(hull, 0.45)) + lit('M-76 -16H84L58 14H-48Z', hull) + stroke('M-60 24H70', lighten(paint.light.skyLow, 0.4), 4, { opacity: 0.6 });
