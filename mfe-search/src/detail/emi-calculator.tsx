import { amortisation, monthlyEmi, totalInterest } from '@aangan/shared-kit/domain/emi';
import { formatRupees, formatShortRupees, groupDigits } from '@aangan/shared-kit/domain/money';
import { TextField } from '@aangan/shared-kit/ui/field';
import { useState } from 'react';
import styles from './emi-calculator.module.css';
import { LOAN_LIMITS, type LoanTerms, readLoan, usualLoan } from './loan-terms.ts';

/** Slider positions of the loan: a hundredth of the price each. */
const LOAN_STEPS = 100;

/** What a home loan on this price would cost a month; starts from a usual loan, which is all there is without JavaScript. */
export function EmiCalculator({ price }: { readonly price: number }) {
  const usual = usualLoan(price);
  const [typed, setTyped] = useState({
    principal: groupDigits(usual.principal),
    rate: String(usual.rate),
    years: String(usual.years),
  });
  const [last, setLast] = useState(usual);
  const { terms, errors } = readLoan(typed, price);
  // While a field is wrong, the figures of the last right one stay.
  if (terms && !same(terms, last)) setLast(terms);
  const shown = terms ?? last;
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
      <LoanFigures terms={shown} />
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
      <details>
        <summary className={styles.toggle}>Year by year</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable to be scrolled by keys */}
        <section className={styles.scroll} tabIndex={0} aria-label="The loan year by year">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Loan repaid</th>
                <th scope="col">Interest</th>
                <th scope="col">Still owed</th>
              </tr>
            </thead>
            <tbody>
              {amortisation(principal, rate, years).map((year) => (
                <tr key={year.year}>
                  <th scope="row">{year.year}</th>
                  <td>{formatRupees(year.principalPaid)}</td>
                  <td>{formatRupees(year.interestPaid)}</td>
                  <td>{formatRupees(year.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <p className={styles.terms}>An estimate. Your bank decides the rate, and adds its own charges.</p>
    </div>
  );
}

function same(one: LoanTerms, other: LoanTerms): boolean {
  return one.principal === other.principal && one.rate === other.rate && one.years === other.years;
}
