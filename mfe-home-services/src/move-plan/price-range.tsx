import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { Estimate } from './load-plan.ts';
import styles from './move-plan.module.css';
import { PLAN_WORDS as WORDS } from './move-plan.words.ts';

interface PriceRangeProps {
  readonly estimate: Pick<Estimate, 'minimumPaise' | 'maximumPaise'> | null;
  /** It belongs to an earlier plan. */
  readonly isCounting?: boolean;
}

/** `₹12,300 to ₹15,100`, or what is missing for it. Changes are read out. */
export function PriceRange({ estimate, isCounting = false }: PriceRangeProps) {
  return (
    <p role="status" aria-busy={isCounting} className={estimate ? styles.range : styles.soft}>
      {estimate ? rangeText(estimate) : WORDS.noGoods}
    </p>
  );
}

export function rangeText({ minimumPaise, maximumPaise }: Pick<Estimate, 'minimumPaise' | 'maximumPaise'>): string {
  return `${formatPaise(minimumPaise)} to ${formatPaise(maximumPaise)}`;
}
