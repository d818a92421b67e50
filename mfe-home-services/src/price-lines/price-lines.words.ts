import type { PricedLine } from '@aangan/shared-kit/contracts/home-services';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Texts of prices and of how they are made up. */
export const PRICE_WORDS = {
  madeUp: 'Price breakup',
  labour: 'Labour',
  materials: 'Materials',
  travel: 'Travel',
  offer: 'Offer',
  price: 'Price',
  total: 'Total',
  taxable: 'Value before GST',
  untaxed: 'Without GST',
  includesGst: 'The price includes GST.',
} as const;

/** `₹1,500`, and `−₹200` for what is taken off. */
export function amountText(paise: number): string {
  return paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise);
}

/** `Place of supply: Karnataka. No GST on: Stamp duty.` */
export function taxNote(lines: readonly PricedLine[], placeOfSupply: string): string {
  const untaxed = lines.filter(({ gstRate }) => gstRate === 0).map(({ description }) => description);
  if (untaxed.length === lines.length) return 'No GST applies to this.';
  const place = `Place of supply: ${placeOfSupply}.`;
  return untaxed.length === 0 ? place : `${place} No GST on: ${untaxed.join(', ')}.`;
}
