import { monthlyEmi } from '@aangan/shared-kit/domain/emi';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { usualLoan } from '@aangan/shared-kit/domain/loan-terms';
import { formatRupees, formatShortRupees } from '@aangan/shared-kit/domain/money';
import { DEPOSIT_EARNS, monthlyCost } from '@aangan/shared-kit/domain/monthly-cost';

export interface CostWords {
  /** `About ₹36,250/month, all costs`. */
  readonly sum: string;
  /** The breakdown of the sum, with its assumptions. */
  readonly made: string;
}

interface PricedHome {
  readonly category: ListingCategory;
  /** ₹: the rent a month, or the price of a sale. */
  readonly price: number;
  /** ₹, once. */
  readonly deposit: number;
  /** ₹ a month. */
  readonly maintenance: number;
}

const ABOUT = 'About ';

/** The deposit and the sum in one line of a card: `₹1.5 Lacs deposit · ₹36,250/month, all costs`. */
export function costLine({ sum }: CostWords, deposit: number): string {
  const short = sum.replace(ABOUT, '');
  return deposit > 0 ? `${formatShortRupees(deposit)} deposit · ${short}` : short;
}

/**
 * The total monthly cost of a home: rent, maintenance and deposit, or the instalment of a default loan. Undefined when
 * nothing is added to the rent, and for a PG, whose beds differ in price.
 */
export function costWords(home: PricedHome): CostWords | undefined {
  if (home.category === 'PG' || home.price === 0) return undefined;
  return isMonthly(home.category) ? rentWords(home) : loanWords(home);
}

function rentWords({ price, ...others }: PricedHome): CostWords | undefined {
  const { rent, maintenance, deposit, total } = monthlyCost({
    rent: price,
    maintenance: others.maintenance,
    deposit: others.deposit,
  });
  if (total === rent) return undefined;
  const parts = [
    `${formatRupees(rent)} rent`,
    maintenance > 0 && `${formatRupees(maintenance)} maintenance`,
    deposit > 0 && `${formatRupees(deposit)} that the deposit would earn at ${DEPOSIT_EARNS}% a year`,
  ];
  // An exact sum is not labelled as approximate.
  const about = deposit > 0 ? ABOUT : '';
  return { sum: `${about}${formatRupees(total)}/month, all costs`, made: parts.filter(Boolean).join(' + ') };
}

function loanWords({ price }: PricedHome): CostWords {
  const { principal, rate, years } = usualLoan(price);
  return {
    sum: `EMI about ${formatRupees(monthlyEmi(principal, rate, years))} a month`,
    made: `On a loan of ${formatShortRupees(principal)}, about 80% of the price, over ${years} years at ${rate}% a year`,
  };
}
