import { amortisation, monthlyEmi, totalInterest } from '@aangan/shared-kit/domain/emi';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { TextField } from '@aangan/shared-kit/ui/field';
import { FoldedTable } from '@aangan/shared-kit/ui/folded-table';
import { useEffect, useState } from 'react';
import { CsvButton } from '../csv/public.ts';
import { ShareButton } from '../share/public.ts';
import styles from './emi-calculator.module.css';
import { LOAN_LIMITS, type LoanTerms, loanOfQuery, loanQuery, readLoan, usualLoan } from './loan-terms.ts';

/** Slider positions of the loan: a hundredth of the price each. */
const LOAN_STEPS = 100;

export interface EmiCalculatorProps {
  /** ₹. */
  readonly price: number;
  /** Of the listing. */
  readonly title: string;
  /** Its path, which a shared loan is added to. */
  readonly url: string;
}

/**
 * What a home loan on this price would cost a month; starts from a usual loan, which is all there is without JavaScript,
 * or from the one that somebody shared.
 */
export function EmiCalculator({ price, title, url }: EmiCalculatorProps) {
  const usual = usualLoan(price);
  const [typed, setTyped] = useState(typedOf(usual));
  const [last, setLast] = useState(usual);
  const { terms, errors } = readLoan(typed, price);
  // While a field is wrong, the figures of the last right one stay.
  if (terms && !same(terms, last)) setLast(terms);
  const shown = terms ?? last;
  // The page is the same for everybody and may come from a cache: what is shared is taken up in the browser.
  useEffect(() => {
    const shared = loanOfQuery(location.search, price);
    if (shared) setTyped(typedOf(shared));
  }, [price]);
  const change = (part: keyof LoanTerms, text: string) => setTyped((before) => ({ ...before, [part]: text }));

  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <div className={styles.field}>
          <TextField
            label="Loan amount"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.principal}
            error={errors.principal}
            onChange={(event) => change('principal', event.target.value)}
          />
          <input
            type="range"
            aria-label="Loan amount, share of the price"
            aria-valuetext={formatShortRupees(shown.principal)}
            min={1}
            max={LOAN_STEPS}
            value={Math.round((shown.principal / price) * LOAN_STEPS)}
            onChange={(event) => change('principal', groupDigits((price * Number(event.target.value)) / LOAN_STEPS))}
          />
        </div>
        <div className={styles.field}>
          <TextField
            label="Interest, % a year"
            inputMode="decimal"
            autoComplete="off"
            value={typed.rate}
            error={errors.rate}
            onChange={(event) => change('rate', event.target.value)}
          />
          <Slider part="rate" value={shown.rate} onChange={change} label="Interest" />
        </div>
        <div className={styles.field}>
          <TextField
            label="Years"
            inputMode="numeric"
            autoComplete="off"
            value={typed.years}
            error={errors.years}
            onChange={(event) => change('years', event.target.value)}
          />
          <Slider part="years" value={shown.years} onChange={change} label="Years" />
        </div>
      </div>
      <div>
        <LoanFigures terms={shown} />
        <div className={styles.tools}>
          <ShareButton title={`${title}: a loan for it`} path={`${url}?${loanQuery(shown)}#loan`} />
          <CsvButton name="loan-year-by-year" lines={() => loanLines(shown)} />
        </div>
      </div>
    </div>
  );
}

interface SliderProps {
  readonly part: 'rate' | 'years';
  readonly label: string;
  readonly value: number;
  readonly onChange: (part: keyof LoanTerms, text: string) => void;
}

function Slider({ part, label, value, onChange }: SliderProps) {
  const { least, most, step } = LOAN_LIMITS[part];
  return (
    <input
      type="range"
      aria-label={`${label}, slider`}
      min={least}
      max={most}
      step={step}
      value={value}
      onChange={(event) => onChange(part, event.target.value)}
    />
  );
}

function LoanFigures({ terms: { principal, rate, years } }: { readonly terms: LoanTerms }) {
  const emi = monthlyEmi(principal, rate, years);
  const interest = totalInterest(principal, rate, years);
  return (
    <div className={styles.result}>
      <p aria-live="polite">
        <span className={styles.emi}>{formatRupees(emi)} a month</span>
        <span className={styles.terms}>
          for {formatShortRupees(principal)} at {rate}% over {years} {years === 1 ? 'year' : 'years'}
        </span>
      </p>
      <div className={styles.shares} aria-hidden="true">
        <span style={{ flexGrow: principal }} className={styles.principalShare} />
        <span style={{ flexGrow: interest }} className={styles.interestShare} />
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>Loan</dt>
          <dd>{formatShortRupees(principal)}</dd>
        </div>
        <div>
          <dt>Interest in all</dt>
          <dd>{formatShortRupees(interest)}</dd>
        </div>
        <div>
          <dt>You pay in all</dt>
          <dd>{formatShortRupees(principal + interest)}</dd>
        </div>
      </dl>
      <FoldedTable
        summary="Year by year"
        caption="The loan year by year"
        columns={['Year', 'Loan repaid', 'Interest', 'Still owed']}
        rows={amortisation(principal, rate, years).map(({ year, ...paid }) => [
          String(year),
          ...[paid.principalPaid, paid.interestPaid, paid.balance].map(formatRupees),
        ])}
        amounts
      />
      <p className={styles.terms}>An estimate. Your bank decides the rate, and adds its own charges.</p>
    </div>
  );
}

/** What the fields show of a loan. */
function typedOf({ principal, rate, years }: LoanTerms): Readonly<Record<keyof LoanTerms, string>> {
  return { principal: groupDigits(principal), rate: String(rate), years: String(years) };
}

/** The loan year by year in whole rupees, as a spreadsheet counts with them. */
function loanLines({ principal, rate, years }: LoanTerms): string[][] {
  return [
    ['Year', 'Loan repaid, ₹', 'Interest, ₹', 'Still owed, ₹'],
    ...amortisation(principal, rate, years).map(({ year, principalPaid, interestPaid, balance }) =>
      [year, principalPaid, interestPaid, balance].map((amount) => String(Math.round(amount))),
    ),
  ];
}

function same(one: LoanTerms, other: LoanTerms): boolean {
  return one.principal === other.principal && one.rate === other.rate && one.years === other.years;
}
