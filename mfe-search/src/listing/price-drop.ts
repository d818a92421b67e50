import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

const SHOWN_FOR_MS = 30 * 86_400_000;

/**
 * The text of a price drop for cards and the listing’s page, and until when it is shown, epoch ms. Undefined without a
 * drop.
 */
export function dropWords(drop: { readonly by: number; readonly on: number } | undefined) {
  return drop && { words: `${shortPrice(drop.by)} less since ${shortDay(drop.on)}`, until: drop.on + SHOWN_FOR_MS };
}

/** A price within a sentence: `₹32,000`, `₹2.5 Lacs`. */
export function shortPrice(amount: number): string {
  return amount < 100_000 ? formatRupees(amount) : formatShortRupees(amount);
}

/** `3 Nov`, without the year: a drop is never shown for a year. */
function shortDay(epochMs: number): string {
  return formatDay(epochMs).replace(/ \d+$/, '');
}
