import { CITIES } from '@aangan/shared-kit/domain/cities';
import { LOAN_WORK_WORDS, type LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { LinedFacts } from '@aangan/shared-kit/ui/lined-rows';
import { REQUEST_WORDS as WORDS } from './loan-requests.words.ts';

interface SentFactsProps {
  readonly facts: LoanFacts;
  /** Before it is sent: whose data it is. */
  readonly person?: { readonly name: string; readonly phone: string };
}

/** Everything that a lender gets. */
export function SentFacts({ facts, person }: SentFactsProps) {
  const { work, incomeRupees, obligationsRupees, coIncomeRupees, coObligationsRupees, city, valueRupees, years } =
    facts;
  const rows: readonly (readonly [string, string])[] = [
    ...(person
      ? ([
          [WORDS.name, person.name],
          [WORDS.phone, person.phone],
        ] as const)
      : []),
    [WORDS.work, LOAN_WORK_WORDS[work]],
    [WORDS.income, formatRupees(incomeRupees)],
    [WORDS.obligations, formatRupees(obligationsRupees)],
    ...(coIncomeRupees > 0
      ? ([
          [WORDS.coIncome, formatRupees(coIncomeRupees)],
          [WORDS.coObligations, formatRupees(coObligationsRupees)],
        ] as const)
      : []),
    [WORDS.city, CITIES.find(({ slug }) => slug === city)?.name ?? city],
    [WORDS.value, formatRupees(valueRupees)],
    [WORDS.years, WORDS.yearsOf(years)],
  ];
  return (
    <LinedFacts>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </LinedFacts>
  );
}
