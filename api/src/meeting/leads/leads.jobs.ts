import { lt } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import { lead } from './leads.tables.ts';

/** Leads name people who may have no account: after so long nobody needs them. */
const LEAD_KEPT_DAYS = 400;

/** Every night: old leads are forgotten. */
export function leadJobs(database: Database, { jobs, now }: { readonly jobs: Jobs; readonly now: () => number }): void {
  jobs.work('leads-forget', async () => {
    await database.delete(lead).where(lt(lead.createdAt, new Date(now() - LEAD_KEPT_DAYS * 86_400_000)));
  });
  jobs.schedule('leads-forget', '50 3 * * *');
}
