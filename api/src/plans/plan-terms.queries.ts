import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import type { Database } from '../foundation/database/public.ts';
import { planTerms } from './plan-terms.ts';
import { planByCode } from './plans.queries.ts';

/** The terms of a plan by its code, at its full price of the moment. */
export async function planTermsOf(
  database: Pick<Database, 'select'>,
  code: string,
  at: Date,
): Promise<PlanTerms | undefined> {
  const found = await planByCode(database, code, at);
  return found && planTerms(found, found.amount * 100);
}
