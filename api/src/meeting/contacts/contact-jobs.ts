import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { returnProven } from './contact-claims.ts';
import type { ContactNotices } from './contact-notices.ts';
import { lapseRequests } from './decide-request.ts';
import { returnClosed } from './return-closed.ts';
import { tellReturned } from './tell-returned.ts';

const RETURN_CONTACTS_JOB = 'contacts-return';

interface JobDeps {
  readonly jobs: Jobs;
  readonly notices: ContactNotices;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Every hour: returns contacts with confirmed claims or to homes that were ended, and expires unanswered requests. */
export function contactJobs(database: Database, { jobs, notices, now, log }: JobDeps): void {
  jobs.work(RETURN_CONTACTS_JOB, async () => {
    const at = new Date(now());
    await lapseRequests(database, at);
    const returned = [...(await returnProven(database, { at })), ...(await returnClosed(database, at))];
    await tellReturned(database, { notices, log, at }, returned);
  });
  jobs.schedule(RETURN_CONTACTS_JOB, '7 * * * *');
}
