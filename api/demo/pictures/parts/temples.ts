import { deepen, type Hex, lighten, mix } from '../colour.ts';
import { nth } from '../cycle.ts';
import type { Paint } from '../paint.ts';
import { d, ellipse, form, line, polygon, repeat } from '../svg.ts';
import { archway, lit } from './monuments.ts';

/** A stepped temple tower in several tones, foot at the origin. */
export function templeTower(paint: Paint, height: number): string {
  const tiers = 7;
  const tones = [paint.sun, paint.rose, paint.leafLight, mix(paint.sky, paint.linen, 0.3)];
  return (
    form(-height * 0.36, -height * 0.16, height * 0.72, height * 0.16, paint.soil) +
    archway(0, height * 0.14, height * 0.14, deepen(paint.soil, 0.45)) +
    repeat(tiers, (tier) => {
      const half = height * (0.34 - tier * 0.034);
      const y = -height * (0.16 + tier * 0.1);
      return (
        form(
          -half,
          y - height * 0.1,
          half * 2,
          height * 0.1,
          mix(paint.soil, paint.clay, tier % 2 === 0 ? 0.2 : 0.45),
        ) +
        repeat(7 - (tier >> 1), (index) =>
          form(
            -half + half * 0.1 + (index * half * 1.8) / (7 - (tier >> 1)),
            y - height * 0.085,
            height * 0.032,
            height * 0.06,
            nth(tones, index + tier),
            { r: 5 },
          ),
        ) +
        form(-half - 4, y - height * 0.105, half * 2 + 8, height * 0.018, lighten(paint.soil, 0.25))
      );
    }) +
    lit(d`M${-height * 0.13} ${-height * 0.86}Q0 ${-height * 1} ${height * 0.13} ${-height * 0.86}Z`, paint.clay) +
    repeat(5, (index) =>
      line(
        -height * 0.08 + index * height * 0.04,
        -height * 0.92,
        -height * 0.08 + index * height * 0.04,
        -height * 0.98,
        paint.brass,
        5,
      ),
    )
  );
}

/** A curved temple spire with a flag, foot at the origin. */
export const shikhara = (paint: Paint, height: number, colour: Hex): string =>
  form(-height * 0.3, -height * 0.26, height * 0.6, height * 0.26, colour) +
  archway(0, height * 0.16, height * 0.2, deepen(colour, 0.45)) +
  lit(
    d`M${-height * 0.24} ${-height * 0.26}C${-height * 0.24} ${-height * 0.6} ${-height * 0.1} ${-height * 0.78} ${-height * 0.06} ${-height * 0.86}H${height * 0.06}C${height * 0.1} ${-height * 0.78} ${height * 0.24} ${-height * 0.6} ${height * 0.24} ${-height * 0.26}Z`,
    lighten(colour, 0.1),
  ) +
  [0.4, 0.54, 0.68]
    .map((share) =>
      line(
        -height * 0.2 * (1.3 - share),
        -height * share,
        height * 0.2 * (1.3 - share),
        -height * share,
        deepen(colour, 0.2),
        4,
      ),
    )
    .join('') +
  ellipse(0, -height * 0.87, height * 0.09, height * 0.03, deepen(colour, 0.1)) +
  line(0, -height * 0.87, 0, -height, paint.wood, 4) +
  polygon(
    [
      [0, -height],
      [height * 0.12, -height * 0.965],
      [0, -height * 0.93],
    ],
    paint.brick,
  );
