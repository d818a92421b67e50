import { formatPaise } from '../money.ts';

/** People who can share one home's rent, the payer included. Ours: the specification shows no limit. */
export const SPLIT_LIMITS = { people: 10, nameLength: 40, linkDays: 30, remindersADay: 1 } as const;

/**
 * Divides a sum in proportion. The parts add up exactly; the paise that remain go to the largest remainders, and among
 * equal ones to the first.
 * @param paise whole paise, at least 0
 * @param weights at least 0, not all of them 0
 * @throws RangeError for other sums or weights
 */
export function splitPaise(paise: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isValid = Number.isSafeInteger(paise) && paise >= 0 && total > 0 && weights.every(isWeight);
  if (!isValid) throw new RangeError('A split needs whole paise, and weights that are not all zero.');
  const exact = weights.map((weight) => BigInt(paise) * BigInt(weight));
  const parts = exact.map((part) => Number(part / BigInt(total)));
  const remainders = exact.map((part, index) => ({ index, left: Number(part % BigInt(total)) }));
  const missing = paise - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of remainders.toSorted((one, other) => other.left - one.left).slice(0, missing)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

/** Divides a sum equally; the first ones pay the paise that remain. @param people at least 1 */
export function splitEqually(paise: number, people: number): number[] {
  return splitPaise(paise, Array<number>(people).fill(1));
}

/** The validation error of shares that people agreed on; undefined when they add up. All in paise. */
export function sharesProblem(paise: number, shares: readonly number[]): string | undefined {
  if (shares.some((share) => !Number.isInteger(share) || share < 100)) return 'Each share is ₹1 or more.';
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === paise) return undefined;
  const amount = formatPaise(Math.abs(paise - sum));
  return sum < paise ? `${amount} of the rent is in nobody’s share.` : `The shares are ${amount} more than the rent.`;
}

function isWeight(weight: number): boolean {
  return Number.isSafeInteger(weight) && weight >= 0;
}
