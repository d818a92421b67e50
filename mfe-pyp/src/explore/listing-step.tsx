import { isMonthly } from '@aangan/shared-kit/domain/listing-category';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { chartPoints, trendCaption, trendSeries, trendTitle } from '@aangan/shared-kit/domain/trend-series';
import { usePageData } from '@aangan/shared-kit/platform/page';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows, Section } from '@aangan/shared-kit/ui/layout';
import { LineChart } from '@aangan/shared-kit/ui/line-chart';
import { areaWords, EXPLORE_WORDS, interestWords, listedWords, TOO_FEW_WORDS } from './explore.words.ts';
import type { loadExplore } from './explore-data.ts';
import { PostIt } from './post-it.tsx';
import { PriceRange } from './price-range.tsx';

/** What the property could bring: prices, interest and time of live listings like it; then the way to posting. */
export function ListingStep() {
  const { answers, answer, usualArea } = usePageData<typeof loadExplore>();
  const { category } = answers;
  if (!answer || !category) return null;
  const { estimate, comparedWith, interestedPeople, locality, trend } = answer;
  const series = trend && trendSeries({ ...trend, locality });
  return (
    <>
      {estimate ? (
        <PriceRange estimate={estimate} comparedWith={comparedWith} monthly={isMonthly(category)} />
      ) : (
        <EmptyState title={TOO_FEW_WORDS.title}>
          <p>{TOO_FEW_WORDS.text(comparedWith)}</p>
          <p>{TOO_FEW_WORDS.wider}</p>
        </EmptyState>
      )}
      <Section aria-labelledby="interest">
        <h2 id="interest">{EXPLORE_WORDS.facts}</h2>
        <Rows gap={8}>
          <li>{interestWords(interestedPeople, locality)}</li>
          {estimate && <li>{listedWords(estimate)}</li>}
          {usualArea?.area && <li>{areaWords(usualArea.label, usualArea.area, locality)}</li>}
        </Rows>
      </Section>
      {series && series.points.length > 1 && (
        <Section aria-labelledby="trend">
          <h2 id="trend">{EXPLORE_WORDS.trend}</h2>
          <p>{trendTitle(series)}</p>
          <LineChart
            title={trendTitle(series)}
            points={chartPoints(series)}
            format={formatRupees}
            caption={trendCaption(series)}
          />
        </Section>
      )}
      <PostIt category={category} answers={answers} />
    </>
  );
}
