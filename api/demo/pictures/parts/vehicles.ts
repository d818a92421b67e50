import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, ellipse, form, line, path, polygon, rect, stroke } from '../svg.ts';

const wheel = (paint: Paint, x: number, radius: number): string =>
  circle(x, -radius, radius, paint.charcoal) + circle(x, -radius, radius * 0.5, paint.steel);

/** A small car seen from the side, wheels on the origin. */
export function car(paint: Paint, colour: Hex): string {
  const body = 'M-150 -30Q-158 -74 -120 -80L-92 -84Q-60 -130 -10 -130H40Q76 -128 104 -84Q148 -78 152 -54V-30Z';
  const glass = mix(paint.light.skyLow, paint.sky, 0.35);
  return [
    ellipse(10, 0, 180, 16, 'url(#shadow)'),
    path(body, colour),
    path('M-76 -86Q-50 -118 -12 -119V-86Z', glass),
    path('M0 -86V-119H38Q66 -116 86 -86Z', glass),
    path(body, 'url(#form)'),
    rect(-146, -48, 296, 6, deepen(colour, 0.25), { opacity: 0.5 }),
    form(138, -66, 14, 14, lighten(paint.sun, 0.5), { r: 4 }),
    wheel(paint, -88, 27),
    wheel(paint, 92, 27),
  ].join('');
}

/** A scooter seen from the side, wheels on the origin. */
export function scooter(paint: Paint, colour: Hex): string {
  return [
    ellipse(6, 0, 80, 9, 'url(#shadow)'),
    wheel(paint, -52, 19),
    wheel(paint, 54, 19),
    path('M-76 -30Q-78 -66 -34 -68H2L8 -36Q20 -30 36 -34L54 -92L66 -88L52 -20H-20Q-50 -20 -76 -30Z', colour),
    path('M-76 -30Q-78 -66 -34 -68H2L8 -36Q20 -30 36 -34L54 -92L66 -88L52 -20H-20Q-50 -20 -76 -30Z', 'url(#form)'),
    form(-66, -80, 74, 15, paint.charcoal, { r: 7 }),
    line(58, -92, 50, -112, paint.charcoal, 6),
    line(50, -112, 36, -108, paint.charcoal, 6),
    circle(66, -88, 8, lighten(paint.sun, 0.5)),
  ].join('');
}

/** A goods truck seen from the side, wheels on the origin. */
export function truck(paint: Paint, colour: Hex): string {
  return [
    ellipse(10, 0, 240, 20, 'url(#shadow)'),
    form(-220, -200, 290, 160, paint.linen, { r: 6 }),
    rect(-220, -140, 290, 16, colour),
    rect(-220, -116, 290, 6, colour),
    path('M76 -40V-160H136Q160 -158 176 -104L204 -92V-40Z', colour),
    path('M92 -104V-144H132Q146 -142 156 -104Z', mix(paint.light.skyLow, paint.sky, 0.3)),
    path('M76 -40V-160H136Q160 -158 176 -104L204 -92V-40Z', 'url(#form)'),
    form(-226, -46, 432, 18, paint.charcoal, { r: 4 }),
    wheel(paint, -160, 34),
    wheel(paint, -88, 34),
    wheel(paint, 142, 34),
  ].join('');
}

/** A forklift seen from the side, wheels on the origin; it carries a box. */
export function forklift(paint: Paint): string {
  return [
    ellipse(10, 0, 150, 14, 'url(#shadow)'),
    line(66, -10, 66, -250, paint.charcoal, 13),
    stroke('M-74 -120V-230H30L48 -110', paint.charcoal, 9),
    path('M-104 -40V-106Q-104 -128 -80 -128H-20L0 -92H58V-34H-104Z', paint.sun),
    path('M-104 -40V-106Q-104 -128 -80 -128H-20L0 -92H58V-34H-104Z', 'url(#form)'),
    form(-66, -150, 50, 26, paint.charcoal, { r: 8 }),
    line(70, -62, 168, -62, paint.charcoal, 10),
    carton(paint, 84, -68, 88),
    wheel(paint, -68, 32),
    wheel(paint, 38, 27),
  ].join('');
}

/** A cardboard box standing with its lower left corner at (x, y). */
export function carton(paint: Paint, x: number, y: number, size: number): string {
  const board = mix(paint.soil, paint.sun, 0.15);
  return (
    form(x, y - size * 0.8, size, size * 0.8, board, { r: 3 }) +
    rect(x + size * 0.42, y - size * 0.8, size * 0.16, size * 0.8, lighten(board, 0.35), { opacity: 0.8 }) +
    polygon(
      [
        [x + size * 0.1, y - size * 0.14],
        [x + size * 0.28, y - size * 0.14],
        [x + size * 0.28, y - size * 0.28],
        [x + size * 0.1, y - size * 0.28],
      ],
      deepen(board, 0.3),
      { opacity: 0.5 },
    )
  );
}
