import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { Price } from '@aangan/shared-kit/ui/price';
import { RangeScale } from '@aangan/shared-kit/ui/range-scale';
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
  return (
    <Section gap={8} aria-label={EXPLORE_WORDS.median}>
      <p className={styles.soft}>{EXPLORE_WORDS.median}</p>
      <Price amount={median} monthly={monthly} />
      <RangeScale low={low} median={median} high={high} format={(amount) => amountWords(amount, monthly)} />
      <p>{rangeWords(estimate, monthly)}</p>
      <SmallText>{sourceWords(estimate, comparedWith)}</SmallText>
    </Section>
  );
}
