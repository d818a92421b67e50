import { HIGHEST_CHALLENGE_LEVEL } from '@aangan/shared-kit/domain/challenge';

/** Actions that cost nothing within a window. The price of further ones rises and never ends in a refusal. */
export interface PriceRule {
  /** At least 1. */
  readonly free: number;
  readonly withinMs: number;
}

/**
 * Level of the challenge that the next action needs; 0 for none. Each doubling of the hits raises it by one.
 * @param hits that were counted within the rule's window
 */
export function priceLevel({ free }: Pick<PriceRule, 'free'>, hits: number): number {
  if (hits < free) return 0;
  return Math.min(HIGHEST_CHALLENGE_LEVEL, 1 + Math.floor(Math.log2(hits / free)));
}

/** The highest level of several rules. @param now epoch ms */
export function priceUnder(rules: readonly PriceRule[], hits: readonly Date[], now: number): number {
  const levels = rules.map((rule) =>
    priceLevel(rule, hits.filter((hit) => hit.getTime() > now - rule.withinMs).length),
  );
  return Math.max(0, ...levels);
}

/** Hits beyond which the price no longer changes: older ones need not be stored. */
export function mostPricedHits(rules: readonly PriceRule[]): number {
  return Math.max(...rules.map(({ free }) => free)) * 2 ** (HIGHEST_CHALLENGE_LEVEL - 1);
}

/**
 * Levels by which the price may have risen while the browser worked on a challenge: others have acted meanwhile. It
 * rises by one when they double their number.
 */
const RISEN_MEANWHILE = 2;

/** Whether an answer pays a price. @param paid level of the answer; 0 without one */
export function pays(paid: number, price: number): boolean {
  return price === 0 || (paid > 0 && paid + RISEN_MEANWHILE >= price);
}
