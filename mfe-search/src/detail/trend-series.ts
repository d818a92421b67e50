import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { MONTH_SHORT_NAMES } from '@aangan/shared-kit/domain/india-date';
import { BHK_LABELS, type BhkType } from '@aangan/shared-kit/domain/listing-options';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import type { ChartPoint } from '@aangan/shared-kit/ui/line-chart';

type TrendAnswer = CallAnswer<'GET /api/v2/property/{propertyId}/rent/trends'>;

/** Monthly medians around a listing, compacted for the document. */
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

export function chartPoints({ points }: TrendSeries): ChartPoint[] {
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
