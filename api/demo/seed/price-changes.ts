import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Random } from '../../src/foundation/random/public.ts';
import type { ListingRow } from '../../src/search/listings/public.ts';

export interface PriceChange {
  readonly listingId: string;
  readonly at: Date;
  /** ₹ (a month). */
  readonly fromPrice: number;
  readonly toPrice: number;
}

const CHANGED_SHARE = 0.12;

/**
 * Price history of a listing, oldest first. About one in eight listings older than a week has a change, three of four
 * downwards.
 * @param now epoch ms
 */
export function drawPriceChanges(row: ListingRow, now: number, random: Random): PriceChange[] {
  const posted = row.postedAt.getTime();
  if (now - posted < 7 * DAY_MS || !random.chance(CHANGED_SHARE)) return [];
  const changes: PriceChange[] = [];
  let toPrice = row.price;
  let before = now;
  for (let left = random.chance(0.2) ? 2 : 1; left > 0; left -= 1) {
    const at = posted + (before - posted) * random.between(0.3, 0.95);
    const factor = random.chance(0.75) ? random.between(1.03, 1.1) : random.between(0.92, 0.98);
    const step = row.price < 200_000 ? 500 : 50_000;
    const fromPrice = Math.max(step, Math.round((toPrice * factor) / step) * step);
    if (fromPrice === toPrice) return changes;
    changes.unshift({ listingId: row.id, at: new Date(Math.floor(at)), fromPrice, toPrice });
    toPrice = fromPrice;
    before = at;
  }
  return changes;
}
