import type { Prize } from './campaigns.ts';

/**
 * The paise a card holds.
 * @param roll whole number from 0 to 99, each as likely as the others
 * @throws RangeError when the shares do not make a hundred
 */
export function drawPrize(prizes: readonly Prize[], roll: number): number {
  let upTo = 0;
  for (const { paise, ofHundred } of prizes) {
    upTo += ofHundred;
    if (roll < upTo) return paise;
  }
  throw new RangeError(`The shares of the prizes make ${upTo}, and the roll was ${roll}.`);
}
