/** One year of a loan; every amount in ₹, not rounded. */
interface LoanYear {
  /** 1 for the first. */
  readonly year: number;
  readonly principalPaid: number;
  readonly interestPaid: number;
  /** Balance at the end of the year. */
  readonly balance: number;
}

/**
 * Monthly instalment of a loan in ₹, not rounded.
 * @param principal ₹
 * @param annualRatePercent 8.5 means 8.5 % a year
 * @param years whole years, paid monthly
 * @throws RangeError if any argument is not positive, or the years are not whole
 * Source: services-and-platform, section 9 (EMI).
 */
export function monthlyEmi(principal: number, annualRatePercent: number, years: number): number {
  const { growth, rate } = loanTerms(principal, annualRatePercent, years);
  return (principal * rate) / -Math.expm1(-growth * years * 12);
}

/**
 * All interest paid over the loan in ₹, not rounded.
 * @throws RangeError as {@link monthlyEmi}
 */
export function totalInterest(principal: number, annualRatePercent: number, years: number): number {
  return monthlyEmi(principal, annualRatePercent, years) * years * 12 - principal;
}

/**
 * The loan year by year, until it is repaid.
 * @throws RangeError as {@link monthlyEmi}
 */
export function amortisation(principal: number, annualRatePercent: number, years: number): LoanYear[] {
  const { growth } = loanTerms(principal, annualRatePercent, years);
  const paidInYear = monthlyEmi(principal, annualRatePercent, years) * 12;
  const balanceAfter = (year: number) =>
    year === years ? 0 : (principal * Math.expm1(-growth * (years - year) * 12)) / Math.expm1(-growth * years * 12);
  return Array.from({ length: years }, (_, index) => {
    const balance = balanceAfter(index + 1);
    const principalPaid = balanceAfter(index) - balance;
    return { year: index + 1, principalPaid, interestPaid: paidInYear - principalPaid, balance };
  });
}

/** `rate` is a monthly fraction. `growth` is ln(1 + rate), exact also for tiny rates, where (1 + rate)ⁿ is not. */
function loanTerms(principal: number, annualRatePercent: number, years: number) {
  for (const [name, value] of Object.entries({ principal, annualRatePercent, years })) {
    if (!(value > 0 && Number.isFinite(value))) throw new RangeError(`${name} must be positive, not ${value}`);
  }
  if (!Number.isInteger(years)) throw new RangeError(`years must be whole, not ${years}`);
  const rate = annualRatePercent / 1200;
  return { rate, growth: Math.log1p(rate) };
}
