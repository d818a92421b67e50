import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import type { Jobs } from '../../foundation/jobs/jobs.ts';
import { returnProven } from './contact-claims.ts';
import type { ContactNotices } from './contact-notices.ts';
import { lapseRequests } from './decide-request.ts';

const RETURN_CONTACTS_JOB = 'contacts-return';

interface JobParts {
  readonly jobs: Jobs;
  readonly notices: ContactNotices;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Every hour: contacts that led nowhere are given back, and requests that nobody answered stop counting. */
export function contactJobs(database: Database, { jobs, notices, now, log }: JobParts): void {
  jobs.work(RETURN_CONTACTS_JOB, async () => {
    const at = new Date(now());
    await lapseRequests(database, at);
    for (const { contactId } of await returnProven(database, { at })) {
      await notices.tell('returned', contactId, log);
    }
  });
  jobs.schedule(RETURN_CONTACTS_JOB, '7 * * * *');
}
