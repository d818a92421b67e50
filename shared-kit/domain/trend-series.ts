import { MONTH_SHORT_NAMES } from './india-date.ts';
import { BHK_LABELS, type BhkType } from './listing-options.ts';
import { formatRupees, groupDigits } from './money.ts';

/** Monthly medians as the API answers them. */
interface TrendAnswer {
  readonly locality: string;
  readonly bhk: string | null;
  readonly unit: 'rent_per_month' | 'price_per_sqft';
  readonly points: readonly { readonly month: string; readonly value: number; readonly sampleSize: number }[];
}

/** Monthly medians of a locality, compacted for the document. */
export interface TrendSeries {
  readonly locality: string;
  readonly bhk: string | null;
  readonly unit: TrendAnswer['unit'];
  /** Month (`2026-03`), median in ₹, sample size; oldest first. */
  readonly points: readonly (readonly [string, number, number])[];
}

export function trendSeries({ locality, bhk, unit, points }: TrendAnswer): TrendSeries {
  return { locality, bhk, unit, points: points.map(({ month, value, sampleSize }) => [month, value, sampleSize]) };
}

/** `Median rent of 2 BHK homes in Koramangala`, or the price a sq ft. */
export function trendTitle({ locality, bhk, unit }: TrendSeries): string {
  const homes = isBhk(bhk) ? `${BHK_LABELS[bhk]} homes` : 'homes of all sizes';
  return unit === 'rent_per_month'
    ? `Median rent of ${homes} in ${locality}, a month`
    : `Median price of ${homes} in ${locality}, a sq ft`;
}

/** The sample size of the line, and its last month. */
export function trendCaption({ points }: TrendSeries): string {
  const listings = points.reduce((sum, [, , sampleSize]) => sum + sampleSize, 0);
  const last = points.at(-1);
  return `Medians of ${groupDigits(listings)} listings${last ? `, up to ${monthInWords(last[0])}` : ''}. A median hides differences between homes.`;
}

/** The change of the last value against twelve months before: `6% more than a year ago`. */
export function trendChange({ points }: TrendSeries): string | undefined {
  const last = points.at(-1);
  const before = points.at(-13);
  if (!last || !before || before[1] === 0) return undefined;
  const percent = Math.round((last[1] / before[1] - 1) * 100);
  const now = formatRupees(last[1]);
  if (percent === 0) return `${now} now, about the same as a year ago`;
  return `${now} now, ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than a year ago`;
}

/** Points of a line chart. */
export function chartPoints({ points }: TrendSeries) {
  return points.map(([month, value, sampleSize]) => ({ label: monthInWords(month), value, sampleSize }));
}

/** `2026-03` as `Mar 2026`. */
function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_SHORT_NAMES[Number(number) - 1] ?? ''} ${year}`;
}

function isBhk(text: string | null): text is BhkType {
  return text !== null && Object.hasOwn(BHK_LABELS, text);
}
