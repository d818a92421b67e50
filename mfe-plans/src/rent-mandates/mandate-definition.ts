import { MANDATE_LIMITS, mostProblem } from '@aangan/shared-kit/domain/rent/mandate-states';
import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { typedPaise } from '../rent-money/public.ts';
import { AUTOMATIC_WORDS } from './automatic.words.ts';

/** The terms of a mandate. @param part what the payer pays each month, with the fee, in paise */
export function mandateForm(tenancyId: string, part: number) {
  return defineForm({
    name: `rent-mandate-${tenancyId}`,
    fields: {
      most: (typed) => {
        const paise = typedPaise(typed);
        const problem = Number.isNaN(paise) ? 'too-low' : mostProblem(paise, part);
        if (problem === 'too-low') return AUTOMATIC_WORDS.tooLow(Math.max(part, MANDATE_LIMITS.leastPaise));
        return problem === 'too-high' ? AUTOMATIC_WORDS.tooHigh : undefined;
      },
      day: undefined,
      agreed: (value) => (value === 'yes' ? undefined : AUTOMATIC_WORDS.agreeProblem),
    },
    // A consent is given anew, and never restored.
    secrets: ['agreed'],
  });
}

/** A largest amount that leaves room for a small rise: a tenth more, in whole thousands of rupees. */
export function suggestedMost(part: number): number {
  const rupees = Math.ceil((part * 1.1) / 100_000) * 1_000;
  return Math.min(rupees, MANDATE_LIMITS.mostPaise / 100);
}
