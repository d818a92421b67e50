import { formatPaise } from '../money.ts';

/**
 * Limits of sharing a rent. Ours: the specification shows none. `people` counts the organiser, too; `backAfterDays`
 * counts from the due day.
 */
export const SPLIT_LIMITS = {
  people: 10,
  leastSharePaise: 100,
  nameLength: 40,
  linkDays: 14,
  backAfterDays: 7,
} as const;

/** Who shares a rent. The first one is the organiser, who has opened the tenancy. */
export interface SplitMember {
  /** Null before the flatmate has joined. */
  readonly accountId: string | null;
  /** The agreed part of the monthly sum; null where all parts are equal. */
  readonly paise: number | null;
}

/** Part of a due, and who pays it. */
export interface SharePart {
  readonly accountId: string;
  readonly paise: number;
}

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

/** What each member pays of a sum: equal parts, or in proportion to the agreed ones. @throws RangeError without any */
export function memberParts(paise: number, members: readonly Pick<SplitMember, 'paise'>[]): number[] {
  const agreed = members.flatMap((member) => (member.paise === null ? [] : [member.paise]));
  return splitPaise(paise, agreed.length === members.length ? agreed : members.map(() => 1));
}

/**
 * The parts of a due: nobody has two, and all are ₹1 or more. The organiser pays for flatmates who have not joined.
 * @param organiser account of the first member
 */
export function dueParts(paise: number, organiser: string, members: readonly SplitMember[]): SharePart[] {
  const parts = memberParts(paise, members).map((part, index) => ({
    accountId: members[index]?.accountId ?? organiser,
    paise: part,
  }));
  const others = parts.filter(
    ({ accountId, paise: part }) => accountId !== organiser && part >= SPLIT_LIMITS.leastSharePaise,
  );
  const rest = others.reduce((left, part) => left - part.paise, paise);
  const [first, ...more] = others;
  if (first === undefined || rest >= SPLIT_LIMITS.leastSharePaise)
    return [{ accountId: organiser, paise: rest }, ...others];
  return [{ ...first, paise: first.paise + rest }, ...more];
}

/** The validation error of shares that people agreed on; undefined when they add up. All in paise. */
export function sharesProblem(paise: number, shares: readonly number[]): string | undefined {
  if (shares.some((share) => !Number.isInteger(share) || share < SPLIT_LIMITS.leastSharePaise)) {
    return 'Each share is ₹1 or more.';
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum === paise) return undefined;
  const amount = formatPaise(Math.abs(paise - sum));
  return sum < paise ? `${amount} of the rent is in nobody’s share.` : `The shares are ${amount} more than the rent.`;
}

function isWeight(weight: number): boolean {
  return Number.isSafeInteger(weight) && weight >= 0;
}
