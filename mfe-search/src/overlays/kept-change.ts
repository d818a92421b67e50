import { confirmedAgo } from '@aangan/shared-kit/domain/relative-day';
import type { ListingCard } from '../listing/public.ts';

/** A home that somebody kept or looked at. */
export interface KeptHome {
  readonly listing: ListingCard;
  /** When it was kept, epoch ms; a device does not remember that. */
  readonly keptOn?: number;
}

interface KeptChange {
  readonly kind: 'gone' | 'confirmed' | 'none';
  readonly words: string;
}

/** What became of a home since it was kept. @param now epoch ms */
export function keptChange({ listing, keptOn }: KeptHome, now: number): KeptChange {
  const { closed, confirmedAt } = listing;
  if (closed) return { kind: 'gone', words: `No longer on offer: ${closed}` };
  if (keptOn === undefined) return { kind: 'none', words: 'Still on offer' };
  if (confirmedAt > keptOn) return { kind: 'confirmed', words: `Confirmed again ${confirmedAgo(confirmedAt, now)}` };
  return { kind: 'none', words: 'Still on offer, not confirmed again since' };
}

const ORDER = { gone: 0, confirmed: 1, none: 2 } as const;

/** What changed comes first; else the order stays. */
export function changedFirst(homes: readonly KeptHome[], now: number): KeptHome[] {
  return homes.toSorted((one, other) => ORDER[keptChange(one, now).kind] - ORDER[keptChange(other, now).kind]);
}
