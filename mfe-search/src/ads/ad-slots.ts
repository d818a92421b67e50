import type { Ad } from '@aangan/shared-kit/contracts/ads';

/** Placement of ads in a list of cards. */
export interface AdSlots {
  /** Cards between two ads. */
  readonly every: number;
  readonly ads: readonly Ad[];
}

/** Cards before the first ad. */
export const CARDS_FIRST = 3;

/**
 * The ad that follows a card, if any. No ad ends a page of the list, and no ad appears twice on a page. Each page
 * counts its own cards, so its ads have the same positions when it is loaded alone or appended.
 * @param index of the card on its page, from 0
 * @param count of all cards on the page
 */
export function adAfter(slots: AdSlots | undefined, index: number, count: number): Ad | undefined {
  if (!slots || index + 1 >= count) return undefined;
  const every = Math.max(CARDS_FIRST, slots.every);
  return (index + 1) % every === 0 ? slots.ads[(index + 1) / every - 1] : undefined;
}
