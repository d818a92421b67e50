import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

const SHOWN_FOR_MS = 30 * 86_400_000;

/**
 * The text of a price drop for the listing’s page, a shorter one that fits beside the price of a card, and until when
 * they are shown, epoch ms. Undefined without a drop.
 */
export function dropWords(drop: { readonly by: number; readonly on: number } | undefined) {
  if (!drop) return undefined;
  const amount = shortPrice(drop.by);
  return {
    words: `${amount} less since ${shortDay(drop.on)}`,
    short: `Down ${amount}`,
    until: drop.on + SHOWN_FOR_MS,
  };
}

/** A price within a sentence: `₹32,000`, `₹2.5 Lacs`. */
export function shortPrice(amount: number): string {
  return amount < 100_000 ? formatRupees(amount) : formatShortRupees(amount);
}

/** `3 Nov`, without the year: a drop is never shown for a year. */
function shortDay(epochMs: number): string {
  return formatDay(epochMs).replace(/ \d+$/, '');
}
