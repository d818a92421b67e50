import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

const SHOWN_FOR_MS = 30 * 86_400_000;

/** A drop of the price as cards and the listing's page say it, and until when, epoch ms; undefined without one. */
export function dropWords(drop: { readonly by: number; readonly on: number } | undefined) {
  return drop && { words: `${shortPrice(drop.by)} less since ${shortDay(drop.on)}`, until: drop.on + SHOWN_FOR_MS };
}

/** `₹32,000`, `₹2.5 Lacs`: a price among other words. */
export function shortPrice(amount: number): string {
  return amount < 100_000 ? formatRupees(amount) : formatShortRupees(amount);
}

/** `3 Nov`: a drop that is shown is never a year old. */
function shortDay(epochMs: number): string {
  return formatDay(epochMs).replace(/ \d+$/, '');
}
