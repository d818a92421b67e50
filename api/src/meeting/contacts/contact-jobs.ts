import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { returnProven } from './contact-claims.ts';
import type { ContactNotices } from './contact-notices.ts';
import { lapseRequests } from './decide-request.ts';

const RETURN_CONTACTS_JOB = 'contacts-return';

interface JobDeps {
  readonly jobs: Jobs;
  readonly notices: ContactNotices;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Every hour: returns contacts with confirmed claims, and expires unanswered requests. */
export function contactJobs(database: Database, { jobs, notices, now, log }: JobDeps): void {
  jobs.work(RETURN_CONTACTS_JOB, async () => {
    const at = new Date(now());
    await lapseRequests(database, at);
    for (const { contactId } of await returnProven(database, { at })) {
      await notices.tell('returned', contactId, log);
    }
  });
  jobs.schedule(RETURN_CONTACTS_JOB, '7 * * * *');
}
