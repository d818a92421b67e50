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
 * The ad that follows a card, if any: none ends a page of the list, and none comes twice on it. Each page counts for
 * itself, so that its ads stand at the same cards whether the page is by itself or below others.
 * @param index of the card on its page, from 0
 * @param count of all cards on the page
 */
export function adAfter(slots: AdSlots | undefined, index: number, count: number): Ad | undefined {
  if (!slots || index + 1 >= count) return undefined;
  const every = Math.max(CARDS_FIRST, slots.every);
  return (index + 1) % every === 0 ? slots.ads[(index + 1) / every - 1] : undefined;
}
