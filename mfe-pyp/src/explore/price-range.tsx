import { SmallText } from '@aangan/shared-kit/ui/layout';
import { Price } from '@aangan/shared-kit/ui/price';
import styles from './explore.module.css';
import { amountWords, EXPLORE_WORDS, rangeWords, sourceWords } from './explore.words.ts';
import type { ExploreAnswer } from './explore-data.ts';

interface PriceRangeProps {
  readonly estimate: NonNullable<ExploreAnswer['estimate']>;
  readonly comparedWith: string;
  readonly monthly: boolean;
}

/** The median of comparable homes, and where the middle half of them is. */
export function PriceRange({ estimate, comparedWith, monthly }: PriceRangeProps) {
  const { low, median, high } = estimate;
  // With equal ends every place on the line is the median.
  const at = high > low ? ((median - low) / (high - low)) * 100 : 50;
  return (
    <section className={styles.range} aria-label={EXPLORE_WORDS.median}>
      <p className={styles.soft}>{EXPLORE_WORDS.median}</p>
      <Price amount={median} monthly={monthly} />
      <div className={styles.scale} aria-hidden="true">
        <svg className={styles.line} aria-hidden="true">
          <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
          <circle className={styles.dot} cx={`${at}%`} cy="50%" r="7" />
        </svg>
        <span>{amountWords(low, monthly)}</span>
        <span>{amountWords(high, monthly)}</span>
      </div>
      <p>{rangeWords(estimate, monthly)}</p>
      <SmallText>{sourceWords(estimate, comparedWith)}</SmallText>
    </section>
  );
}
