import { taxOf } from '@aangan/shared-kit/domain/gst';
import { indiaDate } from '@aangan/shared-kit/domain/india-date';
import { groupDigits, rupeesInWords } from '@aangan/shared-kit/domain/money';
import type { DocumentFacts, DocumentKind } from './document-facts.ts';

export const TITLES = {
  invoice: 'Tax invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
} as const satisfies Record<DocumentKind, string>;

/** `1,234.50`. The head of the column names the currency. */
export function amountText(paise: number): string {
  const amount = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${groupDigits(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
}

/** `Rupees four hundred ninety-nine and fifty paise only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = rupeesInWords(Math.floor(paise / 100));
  return `Rupees ${rupees}${rest === 0 ? '' : ` and ${rupeesInWords(rest)} paise`} only`;
}

/** The line below all amounts. */
export function noteOf(kind: DocumentKind): string {
  return kind === 'receipt' ? 'No GST applies to this payment.' : 'Prices include GST.';
}

/** The day in India: `23 Nov 2026`. */
export function dayText(at: Date): string {
  const { day, month, year } = indiaDate(at.getTime());
  return `${day} ${month} ${year}`;
}

/** The rows below the lines: taxes, total, and how it was paid. */
export function sumRows(kind: DocumentKind, facts: DocumentFacts): readonly (readonly [string, string])[] {
  const { lines, totalPaise, walletPaise, gatewayPaise } = facts;
  const sum = (pick: (line: DocumentFacts['lines'][number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const taxes =
    kind === 'receipt'
      ? []
      : ([
          ['Taxable value', sum(({ taxablePaise }) => taxablePaise)],
          ['CGST', sum(({ cgstPaise }) => cgstPaise)],
          ['SGST', sum(({ sgstPaise }) => sgstPaise)],
          ['IGST', sum(({ igstPaise }) => igstPaise)],
          ['GST in all', sum(taxOf)],
        ] as const);
  const paid = [
    ['From the wallet', walletPaise],
    ['Through the payment gateway', gatewayPaise],
  ] as const;
  return [...taxes, ['Total', totalPaise] as const, ...(kind === 'credit-note' ? [] : paid)]
    .filter(([term, paise]) => paise > 0 || term === 'Total')
    .map(([term, paise]) => [term, amountText(paise)]);
}
