import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { eq } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { planTerms } from './plan-terms.ts';
import { plan } from './plans.tables.ts';

/** The terms of a plan by its code, at its full price. */
export async function planTermsOf(database: Pick<Database, 'select'>, code: string): Promise<PlanTerms | undefined> {
  const [found] = await database.select().from(plan).where(eq(plan.code, code));
  return found && planTerms(found, found.amount * 100);
}
