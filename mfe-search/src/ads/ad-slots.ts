import type { Ad } from '@aangan/shared-kit/contracts/ads';

/** Ads of a list of cards. */
export interface AdSlots {
  /** Cards between two of them. */
  readonly every: number;
  readonly ads: readonly Ad[];
}

/** No ad stands before so many cards. */
export const CARDS_FIRST = 3;

/**
 * The ad that follows the card at an index, if any: none ends the list, and none comes twice.
 * @param index of the card, from 0
 * @param count of all cards
 */
export function adAfter(slots: AdSlots | undefined, index: number, count: number): Ad | undefined {
  if (!slots || index + 1 >= count) return undefined;
  const every = Math.max(CARDS_FIRST, slots.every);
  return (index + 1) % every === 0 ? slots.ads[(index + 1) / every - 1] : undefined;
}
