import { type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { at, d, form, line, path, polygon, rect, repeat } from '../svg.ts';
import { lit } from './monuments.ts';

/** A cable-stayed bridge across the width at the origin's height. */
export function cableBridge(paint: Paint, width: number, height: number): string {
  const cable = lighten(paint.steel, 0.3);
  const pylon = (x: number): string =>
    repeat(
      11,
      (index) =>
        line(x, -height + index * 12, x - 40 - index * 22, -10, cable, 2) +
        line(x, -height + index * 12, x + 40 + index * 22, -10, cable, 2),
    ) +
    path(
      d`M${x - 34} 70L${x - 7} ${-height}H${x + 7}L${x + 34} 70H${x + 18}L${x} ${-height * 0.5}L${x - 18} 70Z`,
      paint.linen,
    ) +
    path(
      d`M${x - 34} 70L${x - 7} ${-height}H${x + 7}L${x + 34} 70H${x + 18}L${x} ${-height * 0.5}L${x - 18} 70Z`,
      'url(#form)',
    );
  return (
    repeat(9, (index) => rect(60 + index * 150, 0, 16, 70, paint.steel)) +
    pylon(width * 0.34) +
    pylon(width * 0.66) +
    form(0, -12, width, 18, paint.linen) +
    rect(0, 6, width, 12, 'url(#under)')
  );
}

/** An elevated railway with a train, from the left edge; the origin is its foot. */
export function viaduct(paint: Paint, width: number, height: number, livery: Hex): string {
  const glass = paint.light.lamps ? '#FFDFA4' : mix(paint.sky, paint.charcoal, 0.25);
  const coach = (x: number, nose: boolean): string => {
    const body = nose
      ? d`M${x} -66H${x + 150}Q${x + 196} -62 ${x + 206} -14V-6H${x}Z`
      : d`M${x} -66H${x + 196}V-6H${x}Z`;
    return (
      lit(body, paint.white) +
      rect(x, -22, nose ? 200 : 196, 9, livery) +
      repeat(nose ? 4 : 6, (index) => rect(x + 12 + index * 32, -56, 22, 24, glass, { r: 3 }))
    );
  };
  return [
    repeat(
      Math.ceil(width / 210),
      (index) =>
        form(80 + index * 210, -height + 30, 34, height - 30, paint.steel) +
        polygon(
          [
            [40 + index * 210, -height + 30],
            [154 + index * 210, -height + 30],
            [114 + index * 210, -height + 66],
            [80 + index * 210, -height + 66],
          ],
          paint.steel,
        ),
    ),
    at(0, -height + 4, [coach(250, false), coach(450, false), coach(650, true)].join('')),
    form(0, -height, width, 34, lighten(paint.steel, 0.2)),
    rect(0, -height + 34, width, 16, 'url(#under)'),
  ].join('');
}

/** A glass office tower with a curved or slanted top, foot at the origin. */
export function glassTower(paint: Paint, width: number, height: number, top: 'curve' | 'slant' | 'flat'): string {
  const glass = mix(paint.light.skyTop, paint.sky, 0.35);
  const crest = {
    curve: d`Q0 ${-height - width * 0.3} ${width / 2} ${-height * 0.86}`,
    slant: d`L${width / 2} ${-height * 0.86}`,
    flat: d`H${width / 2}`,
  }[top];
  const outline = [d`M${-width / 2} 0V${-height}`, crest, 'V0Z'].join('');
  const rows = Math.floor((height * 0.84) / 22);
  return (
    path(outline, glass) +
    repeat(rows, (row) =>
      line(-width / 2, -12 - row * 22, width / 2, -12 - row * 22, lighten(glass, 0.35), 3, { opacity: 0.55 }),
    ) +
    repeat(3, (index) =>
      line(
        -width / 4 + (index * width) / 4,
        0,
        -width / 4 + (index * width) / 4,
        -height * 0.84,
        lighten(glass, 0.3),
        2,
        { opacity: 0.5 },
      ),
    ) +
    (paint.light.lamps
      ? repeat(rows, (row) =>
          rect(-width / 2 + ((row * 37) % 70) * (width / 100), -26 - row * 22, width * 0.18, 12, '#FFDFA4', {
            opacity: 0.8,
          }),
        )
      : '') +
    path(outline, 'url(#form)') +
    polygon(
      [
        [-width * 0.36, 0],
        [-width * 0.1, -height * 0.84],
        [width * 0.06, -height * 0.84],
        [-width * 0.2, 0],
      ],
      '#FFFFFF',
      { opacity: 0.14 },
    )
  );
}
