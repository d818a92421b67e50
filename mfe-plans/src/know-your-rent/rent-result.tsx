import { formatRupees } from '@aangan/shared-kit/domain/money';
import { chartPoints, trendCaption, trendSeries, trendTitle } from '@aangan/shared-kit/domain/trend-series';
import type { EstimatedHome } from '@aangan/shared-kit/links/know-your-rent';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Rows, Section, SmallText, SoftText } from '@aangan/shared-kit/ui/layout';
import { LineChart } from '@aangan/shared-kit/ui/line-chart';
import { Price } from '@aangan/shared-kit/ui/price';
import { RangeScale } from '@aangan/shared-kit/ui/range-scale';
import type { ReactNode, RefObject } from 'react';
import styles from './know-your-rent.module.css';
import { differenceWords, homeWords, KNOW_WORDS, rangeWords, sourceWords } from './know-your-rent.words.ts';
import { LikeHomes } from './like-homes.tsx';
import type { RentEstimate } from './rent-estimate.ts';

interface RentResultProps {
  readonly home: EstimatedHome;
  readonly answer: RentEstimate;
  /** The heading, to move the focus to. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Below the range: what to do with it. */
  readonly children: ReactNode;
}

/** The range, what it comes from, what would change it, homes like it, and the trend. */
export function RentResult({ home, answer, heading, children }: RentResultProps) {
  const { estimate, locality, differences, homes, trend } = answer;
  const { bhk, area } = home;
  const series = trendSeries({ ...trend, unit: 'rent_per_month', locality });
  return (
    <>
      <Section aria-labelledby="estimate">
        <h2 id="estimate" ref={heading} tabIndex={-1}>
          {bhk && area ? homeWords({ bhk, area, locality }) : locality}
        </h2>
        {estimate ? (
          <div className={styles.range}>
            <SoftText>{KNOW_WORDS.result}</SoftText>
            <Price amount={estimate.median} monthly />
            <RangeScale {...estimate} format={formatRupees} />
            <p>{rangeWords(estimate)}</p>
            <SmallText>{sourceWords(answer)}</SmallText>
          </div>
        ) : (
          <EmptyState title={KNOW_WORDS.tooFew}>
            <p>{KNOW_WORDS.tooFewText}</p>
          </EmptyState>
        )}
        {children}
      </Section>
      {differences.length > 0 && (
        <Section aria-labelledby="moves">
          <h2 id="moves">{KNOW_WORDS.moves}</h2>
          <Rows gap={8}>
            {differences.map((each) => (
              <li key={`${each.what} ${each.value}`}>{differenceWords(each)}</li>
            ))}
          </Rows>
          <SmallText>{KNOW_WORDS.movesNote}</SmallText>
        </Section>
      )}
      {homes.length > 0 && <LikeHomes homes={homes} />}
      {series.points.length > 1 && (
        <Section aria-labelledby="trend">
          <h2 id="trend">{KNOW_WORDS.trend}</h2>
          <SoftText>{trendTitle(series)}</SoftText>
          <LineChart
            title={trendTitle(series)}
            points={chartPoints(series)}
            format={formatRupees}
            caption={trendCaption(series)}
          />
        </Section>
      )}
    </>
  );
}
