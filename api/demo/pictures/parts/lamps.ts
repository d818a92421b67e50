import { deepen, type Hex, lighten } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { circle, d, ellipse, form, line, path, polygon, rect, stroke } from '../svg.ts';
import { groundShadow } from './ground-shadow.ts';

/** The glow of a lamp, when lamps are lit. */
export const glow = (paint: Paint, x: number, y: number, radius: number): string =>
  paint.light.lamps ? circle(x, y, radius, 'url(#glow)') : '';

const shadeColour = (paint: Paint): Hex => (paint.light.lamps ? '#FFE3AE' : paint.linen);

/** A standing lamp, foot at the origin: a straight one, a tripod, or an arc that reaches to the right. */
export function floorLamp(paint: Paint, kind: 'straight' | 'tripod' | 'arc', height: number): string {
  const metal = kind === 'tripod' ? paint.wood : paint.brass;
  if (kind === 'arc') {
    return [
      groundShadow(0, 0, 60),
      form(-44, -14, 88, 14, paint.charcoal, { r: 7 }),
      stroke(d`M0 -14V${-height * 0.6}C0 ${-height * 1.04} 150 ${-height * 1.06} 176 ${-height * 0.82}`, metal, 7),
      path(d`M116 ${-height * 0.74}A60 60 0 0 1 236 ${-height * 0.74}Z`, deepen(paint.brass, 0.05)),
      path(d`M116 ${-height * 0.74}A60 60 0 0 1 236 ${-height * 0.74}Z`, 'url(#form)'),
      ellipse(176, -height * 0.74, 60, 9, shadeColour(paint)),
      glow(paint, 176, -height * 0.68, 240),
    ].join('');
  }
  const stand =
    kind === 'tripod'
      ? line(0, -height * 0.62, -58, 0, metal, 9) +
        line(0, -height * 0.62, 58, 0, metal, 9) +
        line(0, -height * 0.62, 6, -8, deepen(metal, 0.2), 8)
      : line(0, -10, 0, -height * 0.7, metal, 7) + form(-40, -12, 80, 12, metal, { r: 6 });
  return [
    groundShadow(0, 0, 74),
    stand,
    polygon(
      [
        [-44, -height],
        [44, -height],
        [70, -height * 0.72],
        [-70, -height * 0.72],
      ],
      shadeColour(paint),
    ),
    polygon(
      [
        [-44, -height],
        [44, -height],
        [70, -height * 0.72],
        [-70, -height * 0.72],
      ],
      'url(#form)',
    ),
    glow(paint, 0, -height * 0.8, 270),
  ].join('');
}

/** A table lamp with its foot at the origin. */
export function tableLamp(paint: Paint, colour: Hex, height = 130): string {
  return [
    ellipse(0, -3, 28, 6, deepen(colour, 0.2)),
    circle(0, -height * 0.27, height * 0.2, colour),
    circle(0, -height * 0.27, height * 0.2, 'url(#form)'),
    rect(-4, -height * 0.56, 8, height * 0.14, paint.brass),
    polygon(
      [
        [-30, -height],
        [30, -height],
        [50, -height * 0.52],
        [-50, -height * 0.52],
      ],
      shadeColour(paint),
    ),
    polygon(
      [
        [-30, -height],
        [30, -height],
        [50, -height * 0.52],
        [-50, -height * 0.52],
      ],
      'url(#form)',
    ),
    glow(paint, 0, -height * 0.7, 210),
  ].join('');
}

export const PENDANT_KINDS = ['dome', 'globe', 'woven'] as const;

export type PendantKind = (typeof PENDANT_KINDS)[number];

/** A lamp on a cord from the ceiling at the origin. */
export function pendant(
  paint: Paint,
  kind: PendantKind,
  cord: number,
  size: number,
  colour: Hex = paint.brass,
): string {
  const wire = line(0, 0, 0, cord, deepen(paint.charcoal, 0.1), 4);
  if (kind === 'globe') {
    return (
      wire +
      circle(0, cord + size * 0.5, size * 0.5, shadeColour(paint)) +
      circle(0, cord + size * 0.5, size * 0.5, 'url(#form)') +
      rect(-10, cord - 6, 20, 14, paint.brass, { r: 3 }) +
      glow(paint, 0, cord + size * 0.5, size * 2)
    );
  }
  const tone = kind === 'woven' ? lighten(paint.soil, 0.2) : colour;
  const body =
    kind === 'woven'
      ? d`M${-size * 0.24} ${cord}H${size * 0.24}C${size * 0.75} ${cord + size * 0.18} ${size * 0.75} ${cord + size * 0.55} ${size * 0.5} ${cord + size * 0.72}H${-size * 0.5}C${-size * 0.75} ${cord + size * 0.55} ${-size * 0.75} ${cord + size * 0.18} ${-size * 0.24} ${cord}Z`
      : d`M${-size * 0.6} ${cord + size * 0.6}A${size * 0.6} ${size * 0.58} 0 0 1 ${size * 0.6} ${cord + size * 0.6}Z`;
  const rim = cord + size * (kind === 'woven' ? 0.72 : 0.6);
  const rings =
    kind === 'woven'
      ? [0.2, 0.38, 0.56]
          .map((share) =>
            stroke(
              d`M${-size * 0.5} ${cord + size * share}Q0 ${cord + size * (share + 0.09)} ${size * 0.5} ${cord + size * share}`,
              deepen(tone, 0.3),
              3,
              { opacity: 0.6 },
            ),
          )
          .join('')
      : '';
  return (
    wire +
    path(body, tone) +
    rings +
    path(body, 'url(#form)') +
    ellipse(
      0,
      rim,
      size * (kind === 'woven' ? 0.5 : 0.6),
      size * 0.07,
      paint.light.lamps ? '#FFF0C9' : deepen(tone, 0.25),
    ) +
    glow(paint, 0, rim + size * 0.1, size * 2.4)
  );
}

/** A ceiling fan on its rod; the origin is where the rod meets the ceiling. */
export function ceilingFan(paint: Paint, colour: Hex = paint.wood): string {
  const blade = (x1: number, x2: number, tip: number): string =>
    path(d`M${x1} 82L${x2} ${tip - 13}Q${x2 + Math.sign(x2) * 16} ${tip + 2} ${x2} ${tip + 12}L${x1} 98Z`, colour) +
    path(
      d`M${x1} 82L${x2} ${tip - 13}Q${x2 + Math.sign(x2) * 16} ${tip + 2} ${x2} ${tip + 12}L${x1} 98Z`,
      'url(#form)',
    );
  return [
    form(-26, 0, 52, 20, paint.white, { r: 6 }),
    rect(-5, 18, 10, 58, deepen(paint.steel, 0.2)),
    blade(-30, -250, 96),
    blade(30, 250, 96),
    path('M-16 92L-58 132Q-40 146 -8 138L18 96Z', deepen(colour, 0.18)),
    form(-44, 68, 88, 40, deepen(paint.brass, 0.05), { r: 18 }),
    ellipse(0, 108, 26, 9, deepen(paint.brass, 0.25)),
  ].join('');
}
