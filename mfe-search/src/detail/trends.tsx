import { formatRupees } from '@aangan/shared-kit/domain/money';
import {
  chartPoints,
  type TrendSeries,
  trendCaption,
  trendChange,
  trendTitle,
} from '@aangan/shared-kit/domain/trend-series';
import { Link } from '@aangan/shared-kit/platform/router';
import { Stack, StrongText } from '@aangan/shared-kit/ui/layout';
import { LineChart } from '@aangan/shared-kit/ui/line-chart';
import { type DealsAsked, RegisteredDeals } from '@aangan/shared-kit/ui/registered-deals';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use } from 'react';
import styles from './trends.module.css';
import { TRENDS_WORDS } from './trends.words.ts';

export interface TrendsProps {
  /** Null when they could not be loaded. */
  readonly series: Promise<TrendSeries | null>;
  /** Null for categories that no register records: beds, plots, shops. */
  readonly deals: DealsAsked | null;
  /** The estimated rent of such a home; null for what is not a whole home to rent. */
  readonly estimate: string | null;
}

/** The locality’s medians over three years once they have loaded, and the registered deals there. */
export function Trends({ series, deals, estimate }: TrendsProps) {
  return (
    <>
      <div className={styles.reserved}>
        <Suspense fallback={<LoadingSkeleton />}>
          <Chart series={series} />
        </Suspense>
      </div>
      {estimate && (
        <p>
          <Link to={estimate}>{TRENDS_WORDS.estimate}</Link>
        </p>
      )}
      {deals && <RegisteredDeals asked={deals} />}
    </>
  );
}

function LoadingSkeleton() {
  return (
    <>
      <Skeleton shape="block" />
      <noscript>{TRENDS_WORDS.needsScript}</noscript>
    </>
  );
}

function Chart({ series }: Pick<TrendsProps, 'series'>) {
  const trend = use(series);
  if (!trend) {
    return <RetryNote tone="attention">{TRENDS_WORDS.failed}</RetryNote>;
  }
  if (trend.points.length < 2) return <p>{TRENDS_WORDS.few}</p>;
  return (
    <Stack gap={4}>
      <StrongText>{trendTitle(trend)}</StrongText>
      <p className={styles.change}>{trendChange(trend)}</p>
      <LineChart
        title={trendTitle(trend)}
        points={chartPoints(trend)}
        format={formatRupees}
        caption={trendCaption(trend)}
      />
    </Stack>
  );
}
