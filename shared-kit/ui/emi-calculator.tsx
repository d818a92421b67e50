import { useEffect, useState } from 'react';
import { amortisation, monthlyEmi, totalInterest } from '../domain/emi.ts';
import { LOAN_LIMITS, type LoanTerms, loanOfQuery, loanQuery, readLoan, usualLoan } from '../domain/loan-terms.ts';
import { formatRupees, formatShortRupees, groupDigits } from '../domain/money.ts';
import { CsvButton } from './csv-button.tsx';
import styles from './emi-calculator.module.css';
import { EMI_CALCULATOR_WORDS } from './emi-calculator.words.ts';
import { TextField } from './field.tsx';
import { FoldedTable } from './folded-table.tsx';
import { ShareButton } from './share-button.tsx';

/** Slider steps of the loan: one percent of the price each. */
const LOAN_STEPS = 100;

export interface EmiCalculatorProps {
  /** ₹. */
  readonly price: number;
  /** Of what the loan is for. */
  readonly title: string;
  /** Path of the page, to which a shared loan is added. */
  readonly url: string;
  /** Id of the section of the page that has the calculator. */
  readonly section?: string;
}

/**
 * The monthly instalment of a home loan on this price. It starts with a default loan, or with the loan in a shared
 * address. Without JavaScript only the default loan is shown.
 */
export function EmiCalculator({ price, title, url, section = 'loan' }: EmiCalculatorProps) {
  const usual = usualLoan(price);
  const [typed, setTyped] = useState(typedOf(usual));
  const [last, setLast] = useState(usual);
  const { terms, errors } = readLoan(typed, price);
  // While a field is invalid, the figures of the last valid loan stay.
  if (terms && !same(terms, last)) setLast(terms);
  const shown = terms ?? last;
  // The page is the same for everybody and may come from a cache, so the browser reads the shared loan.
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
            aria-label={EMI_CALCULATOR_WORDS.share}
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
          <ShareButton title={EMI_CALCULATOR_WORDS.loan(title)} path={`${url}?${loanQuery(shown)}#${section}`} />
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
          <dt>Total interest</dt>
          <dd>{formatShortRupees(interest)}</dd>
        </div>
        <div>
          <dt>Total you pay</dt>
          <dd>{formatShortRupees(principal + interest)}</dd>
        </div>
      </dl>
      <FoldedTable
        summary="Year by year"
        caption={EMI_CALCULATOR_WORDS.years}
        columns={['Year', 'Loan repaid', 'Interest', 'Still owed']}
        rows={amortisation(principal, rate, years).map(({ year, ...paid }) => [
          String(year),
          ...[paid.principalPaid, paid.interestPaid, paid.balance].map(formatRupees),
        ])}
        amounts
      />
      <p className={styles.terms}>{EMI_CALCULATOR_WORDS.estimate}</p>
    </div>
  );
}

/** The values of the fields for a loan. */
function typedOf({ principal, rate, years }: LoanTerms): Readonly<Record<keyof LoanTerms, string>> {
  return { principal: groupDigits(principal), rate: String(rate), years: String(years) };
}

/** The loan year by year in whole rupees, as plain numbers for spreadsheets. */
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
