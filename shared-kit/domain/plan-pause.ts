import { DAY_MS } from './time-spans.ts';

/** Pauses of one plan, and their days together. */
export const MOST_PAUSES = 2;
export const MOST_PAUSED_DAYS = 90;

/** A pause that ends within this time was a mistake: it does not count. */
export const PAUSE_UNDO_MS = 3_600_000;

/** Pauses of a plan so far. */
export interface Pauses {
  /** Since when it is paused, epoch ms; null while it is not. */
  readonly pausedAt: number | null;
  /** Pauses that are over. */
  readonly pauses: number;
  readonly pausedMs: number;
}

/** Why a plan cannot be paused, or undefined. */
export function pauseRefusal({ pausedAt, pauses, pausedMs }: Pauses): 'paused' | 'no-pauses' | 'no-days' | undefined {
  if (pausedAt !== null) return 'paused';
  if (pauses >= MOST_PAUSES) return 'no-pauses';
  return pauseDaysLeft(pausedMs) === 0 ? 'no-days' : undefined;
}

/** Whole days that a plan can still be paused. */
export function pauseDaysLeft(pausedMs: number): number {
  return Math.max(0, Math.floor((MOST_PAUSED_DAYS * DAY_MS - pausedMs) / DAY_MS));
}

/** When a pause ends by itself, epoch ms. */
export function pauseEnd(pausedAt: number, pausedMs: number): number {
  return pausedAt + Math.max(0, MOST_PAUSED_DAYS * DAY_MS - pausedMs);
}

/**
 * A plan after its pause: its end moves by the length of the pause. A pause of less than an hour changes nothing.
 * @param to end of the plan, epoch ms
 * @param now epoch ms
 */
export function resumed(
  { pausedAt, pauses, pausedMs }: Pauses,
  to: number,
  now: number,
): Pauses & { readonly to: number } {
  if (pausedAt === null) return { pausedAt, pauses, pausedMs, to };
  const lasted = Math.min(now, pauseEnd(pausedAt, pausedMs)) - pausedAt;
  if (lasted < PAUSE_UNDO_MS) return { pausedAt: null, pauses, pausedMs, to };
  return { pausedAt: null, pauses: pauses + 1, pausedMs: pausedMs + lasted, to: to + lasted };
}
