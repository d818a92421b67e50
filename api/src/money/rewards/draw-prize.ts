import type { Prize } from './campaigns.ts';

/**
 * The prize of a card, in paise.
 * @param roll whole number from 0 to 99, uniformly distributed
 * @throws RangeError when the shares do not add up to 100
 */
export function drawPrize(prizes: readonly Prize[], roll: number): number {
  let upTo = 0;
  for (const { paise, ofHundred } of prizes) {
    upTo += ofHundred;
    if (roll < upTo) return paise;
  }
  throw new RangeError(`The shares of the prizes make ${upTo}, and the roll was ${roll}.`);
}
