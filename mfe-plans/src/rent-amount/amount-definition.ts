import { defineForm } from '@aangan/shared-kit/platform/form-definition';
import { amountProblem } from '../rent-money/public.ts';

/** What is paid now for a tenancy. */
export function amountForm(tenancyId: string) {
  return defineForm({
    name: `rent-amount-${tenancyId}`,
    fields: { kind: undefined, month: undefined, amount: amountProblem },
  });
}
