import { ellipse } from '../svg.ts';

/** The soft shadow a thing throws on the floor it stands on, a little to the right: the light comes from the left. */
export const groundShadow = (x: number, y: number, reach: number, depth = reach * 0.16): string =>
  ellipse(x + reach * 0.08, y, reach, depth, 'url(#shadow)');
