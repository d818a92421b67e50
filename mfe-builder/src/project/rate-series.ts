import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { monthText } from '@aangan/shared-kit/domain/projects/project-words';
import type { ChartPoint } from '@aangan/shared-kit/ui/line-chart';

type RatesAnswer = CallAnswer<'GET /api/v2/building/{id}/rates'>;

/** Price per sq ft over time: month (`2026-03`), ₹, and for the locality the number of listings; oldest first. */
export interface RateSeries {
  readonly project: readonly (readonly [string, number])[];
  readonly locality: readonly (readonly [string, number, number])[];
}

export function rateSeries({ points }: RatesAnswer): RateSeries {
  return {
    project: points.flatMap(({ month, project }) => (project === null ? [] : [[month, project] as const])),
    locality: points.map(({ month, locality, sampleSize }) => [month, locality, sampleSize] as const),
  };
}

export function projectPoints({ project }: RateSeries): ChartPoint[] {
  return project.map(([month, value]) => ({ label: monthText(month), value, sampleSize: 1 }));
}

export function localityPoints({ locality }: RateSeries): ChartPoint[] {
  return locality.map(([month, value, sampleSize]) => ({ label: monthText(month), value, sampleSize }));
}

/** `₹8,200 a sq ft now, 6% more than a year ago`; undefined without a value of a year ago. */
export function yearChange(values: readonly (readonly [string, number, ...number[]])[]): string | undefined {
  const last = values.at(-1);
  const before = values.at(-13);
  if (!last || !before || before[1] === 0) return undefined;
  const percent = Math.round((last[1] / before[1] - 1) * 100);
  const now = `${formatRupees(last[1])} a sq ft now`;
  if (percent === 0) return `${now}, about the same as a year ago`;
  return `${now}, ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than a year ago`;
}

/** How the project compares with its locality in the last month: `12% above the median of Baner`. */
export function againstLocality({ project, locality }: RateSeries, name: string): string | undefined {
  const own = project.at(-1);
  const around = locality.at(-1);
  if (!own || !around || around[1] === 0) return undefined;
  const percent = Math.round((own[1] / around[1] - 1) * 100);
  if (percent === 0) return `About the median of ${name}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'} the median of ${name}`;
}

/** Sample size and last month of the locality's line. */
export function localityCaption({ locality }: RateSeries): string {
  const listings = locality.reduce((sum, [, , sampleSize]) => sum + sampleSize, 0);
  const last = locality.at(-1);
  return `Medians of ${groupDigits(listings)} listings${last ? `, up to ${monthText(last[0])}` : ''}.`;
}
