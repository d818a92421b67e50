/** A colour as #RRGGBB. */
export type Hex = `#${string}`;

const channels = (colour: Hex): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hex = (red: number, green: number, blue: number): Hex =>
  `#${((1 << 24) | (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)).toString(16).slice(1).toUpperCase()}`;

/** Mixes two colours; `share` (0 to 1) is the share of the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return hex(r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share);
}

/** The colour, lightened by `share`. */
export const lighten = (colour: Hex, share: number): Hex => mix(colour, '#FFFDF8', share);

/** The colour, darkened by `share` towards a warm dark: shadows are brown, never grey. */
export const deepen = (colour: Hex, share: number): Hex => mix(colour, '#2B1D17', share);

/** The average of colours, weighted by area. */
export function average(areas: readonly (readonly [Hex, number])[]): Hex {
  const total = areas.reduce((sum, [, weight]) => sum + weight, 0);
  const sums = areas.reduce(
    ([red, green, blue], [colour, weight]) => {
      const [r, g, b] = channels(colour);
      return [red + r * weight, green + g * weight, blue + b * weight] as [number, number, number];
    },
    [0, 0, 0] as [number, number, number],
  );
  return hex(sums[0] / total, sums[1] / total, sums[2] / total);
}
