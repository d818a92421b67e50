import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { SyntheticVisitor } from '../../foundation/synthetic/public.ts';
import { account, accountOfId } from '../../people/accounts/public.ts';
import { visit } from './visits.tables.ts';

const JOB = 'synthetic-visits';

/** ms for which a visit of the synthetic visitor is stored after it was cancelled. */
const STORED_MS = 60 * 60_000;

interface SyntheticVisitDeps {
  readonly database: Database;
  readonly synthetic: SyntheticVisitor;
}

/** @throws CallError 403 for a visit of the synthetic visitor to a listing of somebody else */
export async function assertSyntheticStays(
  { database, synthetic }: SyntheticVisitDeps,
  accountId: string,
  listingId: string,
): Promise<void> {
  if (synthetic.phone === undefined) return;
  synthetic.assertMayVisit((await accountOfId(database, accountId))?.phone, listingId);
}

/** Every hour: deletes the cancelled visits of the synthetic visitor, one of every minute. */
export function forgetSyntheticVisits(
  { database, synthetic }: SyntheticVisitDeps,
  jobs: Jobs,
  now: () => number,
): void {
  const { phone } = synthetic;
  if (phone === undefined) return;
  jobs.work(JOB, async () => {
    const own = database.select({ id: account.id }).from(account).where(eq(account.phone, phone));
    const old = lt(visit.changedAt, new Date(now() - STORED_MS));
    await database.delete(visit).where(and(inArray(visit.visitorId, own), eq(visit.state, 'cancelled'), old));
  });
  jobs.schedule(JOB, '17 * * * *');
}
