import type { ScratchCard } from '@aangan/shared-kit/contracts/rewards';
import { formatRupees } from '@aangan/shared-kit/domain/money';

/** The possible rewards with their odds: `₹10 (60 of 100), ₹25 (30), ₹100 (10)`. */
export function oddsWords(odds: ScratchCard['odds']): string {
  return odds
    .map(({ amount, ofHundred }, index) => `${formatRupees(amount)} (${ofHundred}${index === 0 ? ' of 100' : ''})`)
    .join(', ');
}
