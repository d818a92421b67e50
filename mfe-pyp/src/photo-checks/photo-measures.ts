import type { GreyPicture } from './grey-picture.ts';

/** Mean grey level, 0 (black) to 255. */
export function brightness({ levels }: GreyPicture): number {
  let sum = 0;
  for (const level of levels) sum += level;
  return levels.length === 0 ? 0 : sum / levels.length;
}

/** Share of the pixels that are at least as bright as `level`, 0 to 1. */
export function shareBrighterThan({ levels }: GreyPicture, level: number): number {
  let bright = 0;
  for (const each of levels) if (each >= level) bright += 1;
  return levels.length === 0 ? 0 : bright / levels.length;
}

/**
 * How sharp a picture is: the variance of its Laplacian, which is small where no edge is hard. It depends on the size
 * of the picture, so only pictures of one size are compared.
 */
export function sharpness({ levels, width, height }: GreyPicture): number {
  let [sum, squares, points] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around =
        level(levels, at - 1) + level(levels, at + 1) + level(levels, at - width) + level(levels, at + width);
      const laplacian = around - 4 * level(levels, at);
      sum += laplacian;
      squares += laplacian * laplacian;
      points += 1;
    }
  }
  return points === 0 ? 0 : squares / points - (sum / points) ** 2;
}

/** Difference of two neighbours, in grey levels, from which an edge is as hard as that of a letter. */
const HARD_EDGE = 60;

/**
 * How much a picture looks drawn: the share of neighbours that are equal, and of those with a hard edge between them.
 * Cameras add noise, so neighbours in photos are seldom equal.
 */
export function drawnShares({ levels, width }: GreyPicture): { readonly flat: number; readonly hard: number } {
  let [flat, hard, pairs] = [0, 0, 0];
  for (let at = 0; at < levels.length - 1; at += 1) {
    if (at % width === width - 1) continue;
    const difference = Math.abs(level(levels, at) - level(levels, at + 1));
    if (difference === 0) flat += 1;
    if (difference >= HARD_EDGE) hard += 1;
    pairs += 1;
  }
  return pairs === 0 ? { flat: 0, hard: 0 } : { flat: flat / pairs, hard: hard / pairs };
}

function level(levels: Uint8Array, at: number): number {
  return levels[at] ?? 0;
}
