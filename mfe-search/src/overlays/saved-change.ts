import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import type { SavedHome } from '../saved-homes/public.ts';

interface SavedChange {
  readonly kind: 'gone' | 'confirmed' | 'none';
  readonly words: string;
}

/** What changed on a home since it was saved. @param now epoch ms */
export function savedChange({ listing, savedOn }: SavedHome, now: number): SavedChange {
  const { closed, confirmedAt } = listing;
  if (closed) return { kind: 'gone', words: `No longer available: ${closed}` };
  if (savedOn === undefined) return { kind: 'none', words: 'Still available' };
  if (confirmedAt > savedOn) return { kind: 'confirmed', words: `Confirmed again ${confirmedAgo(confirmedAt, now)}` };
  return { kind: 'none', words: 'Still available, not confirmed again since' };
}

const ORDER = { gone: 0, confirmed: 1, none: 2 } as const;

/** Moves changed homes to the front and keeps the order otherwise. */
export function changedFirst(homes: readonly SavedHome[], now: number): SavedHome[] {
  return homes.toSorted((one, other) => ORDER[savedChange(one, now).kind] - ORDER[savedChange(other, now).kind]);
}
