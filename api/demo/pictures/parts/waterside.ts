import { deepen, type Hex, lighten, mix } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { form, line, path, rect, repeat, stroke } from '../svg.ts';
import { lit } from './monuments.ts';

/** Steps that lead down to water, the upper edge at the origin. */
export const ghat = (width: number, height: number, colour: Hex): string =>
  repeat(7, (index) =>
    form(
      -index * 8,
      (index * height) / 7,
      width + index * 16,
      height / 7,
      index % 2 === 0 ? colour : deepen(colour, 0.1),
    ),
  );

/** Water colour under this sky: blue even if the sky is not. */
export const waterColour = (paint: Paint): Hex =>
  mix(mix(paint.sky, paint.light.skyLow, 0.42), paint.light.skyTop, 0.2);

/** Still water across the width, with streaks of light. */
export const water = (paint: Paint, y: number, width: number, height: number): string =>
  rect(0, y, width, height, waterColour(paint)) +
  rect(0, y, width, height, 'url(#glass)', { opacity: 0.35 }) +
  repeat(13, (index) =>
    rect(
      ((index * 173) % width) - 30,
      y + 14 + ((index * 47) % (height - 24)),
      70 + ((index * 31) % 90),
      4,
      lighten(paint.light.skyLow, 0.4),
      { r: 2, opacity: 0.55 },
    ),
  );

/** A small sailing boat at the origin. */
export const boat = (paint: Paint, hull: Hex): string =>
  line(0, -14, 0, -120, paint.wood, 5) +
  path('M6 -116Q70 -70 60 -24H6Z', paint.linen) +
  path('M-6 -104Q-40 -60 -42 -24H-6Z', lighten(hull, 0.45)) +
  lit('M-76 -16H84L58 14H-48Z', hull) +
  stroke('M-60 24H70', lighten(paint.light.skyLow, 0.4), 4, { opacity: 0.6 });
