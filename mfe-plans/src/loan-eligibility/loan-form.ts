import { CITY_SLUGS, DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import {
  homeValueProblem,
  incomeProblem,
  LOAN_WORK,
  type LoanFacts,
  loanYearsProblem,
  optionalAmountProblem,
} from '@aangan/shared-kit/domain/loans/loan-facts';
import { parseRupees } from '@aangan/shared-kit/domain/money';
import { loanCheckLink } from '@aangan/shared-kit/links/loans';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Fields and rules of the form. */
export const LOAN_FORM = defineForm({
  name: 'loan-eligibility',
  fields: {
    work: undefined,
    income: incomeProblem,
    obligations: optionalAmountProblem,
    coIncome: optionalAmountProblem,
    coObligations: optionalAmountProblem,
    city: undefined,
    value: homeValueProblem,
    years: loanYearsProblem,
  },
});

/** Stores the answers and leads to their result, so that no income is in an address. */
export function checkLoan({ form, platform: { http } }: ActionArgs) {
  return actOnForm(LOAN_FORM, form, async (typed) => {
    const { checkId } = await http.request('POST /api/v1/loan-checks', {
      json: {
        work: LOAN_WORK.find((each) => each === typed.work) ?? 'salaried',
        incomeRupees: parseRupees(typed.income) ?? 0,
        obligationsRupees: parseRupees(typed.obligations) ?? 0,
        coIncomeRupees: parseRupees(typed.coIncome) ?? 0,
        coObligationsRupees: parseRupees(typed.coObligations) ?? 0,
        city: CITY_SLUGS.find((each) => each === typed.city) ?? DEFAULT_CITY,
        valueRupees: parseRupees(typed.value) ?? 0,
        years: Number(typed.years),
      },
    });
    return redirect(loanCheckLink(checkId));
  });
}

/** The answers as the fields show them. */
export function typedFacts(facts: LoanFacts) {
  const optional = (rupees: number) => (rupees === 0 ? '' : String(rupees));
  return {
    work: facts.work,
    income: String(facts.incomeRupees),
    obligations: optional(facts.obligationsRupees),
    coIncome: optional(facts.coIncomeRupees),
    coObligations: optional(facts.coObligationsRupees),
    city: facts.city,
    value: String(facts.valueRupees),
    years: String(facts.years),
  };
}
