import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatShortRupees } from '@aangan/shared-kit/domain/money';

type Position = NonNullable<CallAnswer<'GET /api/v1/property/manage/{propertyId}/price'>['position']>;

const VERDICTS = {
  low: 'Your price is low for the area.',
  usual: 'Your price is usual for the area.',
  high: 'Your price is high for the area, so fewer people may contact you.',
} as const satisfies Record<Position['verdict'], string>;

export const PRICE_TITLE = 'How your price compares';
export const NOT_COMPARED = 'Enter the place and the price to see how your price compares.';

/** `Your price is usual for the area. 62% of comparable listings cost less.` */
export function positionWords({ verdict, percentile }: Position): string {
  return `${VERDICTS[verdict]} ${percentile}% of comparable listings cost less.`;
}

/** `Compared with 41 listings: 2 BHK homes for rent in Koramangala. Half cost ₹28 K to ₹36 K, the median is ₹32 K.` */
export function rangeWords({ homes, low, median, high }: Position, comparedWith: string): string {
  const [from, middle, to] = [low, median, high].map(formatShortRupees);
  return `Compared with ${homes} listings: ${comparedWith}. Half cost ${from} to ${to}. The median is ${middle}.`;
}

/** Nothing is said with too few homes, because it would mislead. */
export function tooFewWords(comparedWith: string): string {
  return `There are too few ${comparedWith} to compare your price with.`;
}
