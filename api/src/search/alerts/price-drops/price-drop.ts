/** Minimum drop, as a share of the old price. */
export const DROP_PERCENT = 1;

/** Whether a price drop is large enough to notify. @param from ₹ @param to ₹, in the same unit */
export function isPriceDrop(from: number, to: number): boolean {
  return from > 0 && to * 100 <= from * (100 - DROP_PERCENT);
}

/** By how many whole percent a price fell, at least 1. @param from ₹ @param to ₹, lower */
export function dropPercent(from: number, to: number): number {
  return Math.max(1, Math.floor(((from - to) * 100) / from));
}
