import { ellipse } from '../svg.ts';

/** The soft shadow of a thing on the floor, a little to the right, because the light comes from the left. */
export const groundShadow = (x: number, y: number, reach: number, depth = reach * 0.16): string =>
  ellipse(x + reach * 0.08, y, reach, depth, 'url(#shadow)');
